// What a list of deeds has in common in every language.

/** Deeds of which each begins with its verb, the verb said once for all that follow each other: `gains 2 block`, `1 Strength`. */
export const sayVerbsOnce = (deeds: readonly string[], verbs: RegExp): readonly string[] =>
  deeds.map((deed, i) => {
    const verb = verbs.exec(deed)?.[0];
    return verb !== undefined && deeds[i - 1]?.startsWith(verb) ? deed.slice(verb.length) : deed;
  });
