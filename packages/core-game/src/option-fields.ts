// The options of a game as a form asks for them: labels, limits, and what each does, for any front end.

/** A value of a field. */
export type OptionValue = string | number | boolean;

/** What a form holds, by the names of its fields. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One value of a choice and what people call it. */
export interface OptionChoice {
  readonly value: string;
  readonly label: string;
}

/** An option as a form asks for it. The value named `initial` is what the form starts with. */
export type OptionField = {
  /** The name of the option, or of a choice that several options follow from. */
  readonly name: string;
  readonly label: string;
  /** What it does, in a sentence or two; it may depend on the other values. */
  readonly hint?: string | ((values: OptionValues) => string);
} & (
  | {
      readonly kind: "choice";
      readonly choices: readonly OptionChoice[];
      readonly initial: string;
    }
  | { readonly kind: "toggle"; readonly initial: boolean }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max: number;
      readonly initial: number;
    }
);

/** What a form holds at first. */
export const initialValues = (fields: readonly OptionField[]): OptionValues =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

/** The values that differ from the initial ones: the options of a game whose fields are named as its options. */
export function changedValues(fields: readonly OptionField[], values: OptionValues): OptionValues {
  const changed = fields.flatMap(({ name, initial }): [string, OptionValue][] => {
    const value = values[name];
    return value === undefined || value === initial ? [] : [[name, value]];
  });
  return Object.fromEntries(changed);
}

/** An option that is a whole number within limits. */
export type NumberField = Extract<OptionField, { readonly kind: "number" }>;

/** The first field whose value is not a whole number within its limits, so that a form can name it. */
export const findWrongNumber = (
  fields: readonly OptionField[],
  values: OptionValues,
): NumberField | undefined =>
  fields.find(
    (field): field is NumberField => field.kind === "number" && !fits(values[field.name], field),
  );

const fits = (value: OptionValue | undefined, { min, max }: NumberField): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
