// Claims checked by themselves are those of the report.
import { expect, it } from "vitest";
import { simulate, type Workbench } from "../src/index.js";
import { dsd6Study, studies, studyLoaders } from "../src/studies/index.js";

const seed = "claims";
const games = 12;
const workbench: Workbench = {
  seed,
  games,
  // The searching player takes its time and makes no claim, so somebody quick sits in for it.
  simulate: async ({ player = "captain", ...change }) =>
    simulate(dsd6Study, {
      study: "dsd6",
      seed,
      games,
      ...change,
      player: player === "search" ? "random" : player,
    }),
  solve: () => Promise.reject(new Error("Deep Space D-6 is not solved.")),
};

it("checks what the report checks, under the same title", async () => {
  const sections = (await dsd6Study.sections?.(workbench)) ?? [];
  const inReport = sections.flatMap(({ title, claims }) => (claims ? [{ title, claims }] : []));
  const sets = (dsd6Study.claims ?? []).map(async ({ title, check }) => ({
    title,
    claims: await check(workbench),
  }));
  expect(await Promise.all(sets)).toEqual(inReport);
  expect(inReport[0]?.claims[0]?.truth).toContain("on easy");
});

it("finds claims in every study", () => {
  for (const study of Object.values(studies)) expect(study.claims?.length).toBeGreaterThan(0);
});

it("loads each study without the others", async () => {
  const loaded = Object.entries(studyLoaders).map(async ([id, load]) => [id, await load()]);
  expect(Object.fromEntries(await Promise.all(loaded))).toEqual(studies);
});
