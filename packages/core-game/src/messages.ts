// Codes, parameters and sentences: what is refused carries a code and its parameters, and the sentence comes from a catalogue.

/** The values that a sentence names. */
export type Params = Readonly<Record<string, string | number>>;

/** One sentence per code: text in which `{name}` stands for a parameter, or a function of the parameters. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of each sentence are its own; ParamsOf reads them back
export type Catalogue = Readonly<Record<string, string | ((params: any) => string)>>;

/** The names in braces in a sentence. */
export type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters that a sentence of a catalogue takes. */
export type ParamsOf<S> = S extends (params: infer P) => string
  ? P
  : { readonly [N in NamesIn<S>]: string | number };

/** A catalogue in another language: the same codes, each with the same parameters. */
export type Translation<C extends Catalogue> = {
  readonly [K in keyof C]: string | ((params: ParamsOf<C[K]>) => string);
};

/** Something to say: a code and its parameters for programs and translations, and an English sentence for people. */
export interface Message<C extends string = string> {
  readonly code: C;
  readonly params: Params;
  readonly message: string;
}

/** What a message of a sentence is made with, beside its code. */
export type MessageArgs<S> = keyof ParamsOf<S> extends never ? [] : [params: ParamsOf<S>];

const NO_PARAMS: Params = Object.freeze({});

/**
 * Makes the messages of a catalogue by code and parameters.
 *
 * @typeParam C - The catalogue, whose sentences say which parameters each code takes.
 */
export function messagesOf<const C extends Catalogue>(
  catalogue: C,
): <K extends keyof C & string>(code: K, ...args: MessageArgs<C[K]>) => Message<K> {
  return (code, ...[params = NO_PARAMS]) => ({
    code,
    params: params as Params,
    message: formatSentence(catalogue[code] ?? code, params as Params),
  });
}

/** The sentence of a message in the language of a catalogue; its own English sentence when the catalogue lacks the code. */
export function translate(message: Message, catalogue: Catalogue): string {
  const sentence = Object.hasOwn(catalogue, message.code) ? catalogue[message.code] : undefined;
  return sentence === undefined ? message.message : formatSentence(sentence, message.params);
}

function formatSentence(sentence: Catalogue[string], params: Params): string {
  if (typeof sentence === "function") return sentence(params);
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
