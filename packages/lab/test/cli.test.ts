// What the command says to wrong requests and to those who ask for help.
import { describe, expect, it } from "vitest";
import { main } from "../src/cli/index.js";

describe("games-lab", () => {
  it.each([
    [["simulate", "chess"], 2, "There is no game"],
    [["simulate", "bomb-flip", "--player", "nobody"], 2, "There is no player"],
    [["simulate", "bomb-flip", "--options", '{"lives":-1}'], 2, "lives"],
    [["simulate", "bomb-flip", "--options", "[1]"], 2, "JSON object"],
    [["simulate", "bomb-flip", "--games", "many"], 2, "whole number"],
    [["simulate", "bomb-flip", "--redis", "redis://127.0.0.1:1"], 2, "There is no Redis"],
    [["verify", "nothing.json"], 2, "cannot be read"],
    [["fly"], 2, "unknown command"],
    [["--help"], 0, ""],
    [["calibrate", "--help"], 0, ""],
  ])("%j ends with %i", async (args, code, message) => {
    const said = { out: "", err: "" };
    const io = {
      isTerminal: false,
      out: (text: string) => {
        said.out += text;
      },
      err: (text: string) => {
        said.err += text;
      },
    };
    expect(await main(args, io)).toBe(code);
    expect(said.err).toContain(message);
    if (code === 0) expect(said.out).toContain("games-lab");
  });
});
