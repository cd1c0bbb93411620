// Runs the lines of the playground: imports become loaded modules, and what is logged is handed over as text.

const IMPORT = /^[ \t]*import\s+(?:(\{[^}]*\})|\*\s+as\s+(\w+))\s+from\s+["']([^"']+)["'];?/gm;

/** @typedef {Readonly<Record<string, () => Promise<object>>>} Modules */

/** A program as the body of an asynchronous function. @param {string} code */
const bodyOf = (code) =>
  code.replace(
    IMPORT,
    (_, names, whole, specifier) =>
      `const ${whole ?? names.replace(/\s+as\s+/g, ": ")} = await load(${JSON.stringify(specifier)});`,
  );

/** @param {unknown} value */
const show = (value) => {
  if (typeof value === "string") return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value) ?? String(value);
};

/** Loads a module by its name. @param {Modules} modules @param {string} specifier */
const loadFrom = (modules, specifier) => {
  const load = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
  if (load !== undefined) return load();
  throw new Error(
    `There is no "${specifier}" here. There are: ${Object.keys(modules).join(", ")}.`,
  );
};

/**
 * Runs a program to its end; `print` gets every line that it logs, and why it stopped when it fails.
 * @param {string} code @param {Modules} modules @param {(line: string) => void} print
 */
export const runProgram = async (code, modules, print) => {
  const log = (/** @type {unknown[]} */ ...values) => print(values.map(show).join(" "));
  const load = (/** @type {string} */ specifier) => loadFrom(modules, specifier);
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  try {
    await new AsyncFunction("load", "console", bodyOf(code))(load, {
      ...console,
      log,
      error: log,
      warn: log,
      info: log,
    });
  } catch (error) {
    print(show(error));
  }
};
