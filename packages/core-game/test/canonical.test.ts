import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, hashText, hashValue } from "../src/index.js";

describe("canonical", () => {
  it("sorts fields, keeps lists, leaves out undefined", () => {
    expect(canonical({ b: [2, 1, null], a: { d: "x", c: true }, e: undefined })).toBe(
      '{"a":{"c":true,"d":"x"},"b":[2,1,null]}',
    );
  });

  it("is JSON of the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
      }),
    );
  });

  it("writes numbers, text and names as JSON does", () => {
    const leaf = fc.oneof(
      fc.double(),
      fc.string({ unit: "binary" }),
      fc.boolean(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(leaf), (list) => {
        expect(canonical(list)).toBe(JSON.stringify(list));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), leaf, (name, value) => {
        expect(canonical({ [name]: value })).toBe(JSON.stringify({ [name]: value }));
      }),
    );
    const odd = [
      -0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e21,
      5e-324,
      'a"b',
      "a\\b",
      "a\n",
      "\ud800",
    ];
    expect(canonical(odd)).toBe(JSON.stringify(odd));
  });

  it("does not see the order of fields", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        expect(canonical(Object.fromEntries(Object.entries(value).reverse()))).toBe(
          canonical(value),
        );
      }),
    );
  });
});

describe("hashes", () => {
  it("are sixteen hexadecimal digits that differ for different values", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 50_000; i++) seen.add(hashValue({ i }));
    expect(seen.size).toBe(50_000);
    expect([...seen].every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
  });

  it("change in about half of their bits for a change of one letter", () => {
    const bits = (hash: string) => BigInt(`0x${hash}`);
    let flipped = 0;
    for (let i = 0; i < 500; i++) {
      const difference = bits(hashText(`state ${i} a`)) ^ bits(hashText(`state ${i} b`));
      flipped += difference.toString(2).replaceAll("0", "").length;
    }
    expect(flipped / 500).toBeGreaterThan(30);
    expect(flipped / 500).toBeLessThan(34);
  });

  it.each(["", "a", "bomb-flip", "Ünïcode ✺ 👾", "x".repeat(1000)])(
    "agree with a second calculation on %.20j",
    (text) => {
      expect(hashText(text)).toBe(slowHash(text));
    },
  );

  it("are frozen", () => {
    expect(hashText("")).toBe("9e202b7c8da88b87");
    expect(hashValue({ b: [1, 2.5, -3], a: "Ünïcode ✺" })).toBe(
      slowHash('{"a":"Ünïcode ✺","b":[1,2.5,-3]}'),
    );
  });
});

/** The hash once more, in whole numbers of any size, cut to 32 bits by hand. */
function slowHash(text: string): string {
  const cut = (n: bigint) => n & 0xffffffffn;
  let [a, b] = [0x243f6a88n, 0x85a308d3n];
  for (let i = 0; i < text.length; i++) {
    const unit = BigInt(text.charCodeAt(i));
    a = cut((a ^ unit) * 0x01000193n + (b >> 15n));
    b = cut((b + unit) * 0x85ebca6bn) ^ (a >> 13n);
  }
  const avalanche = (x: bigint) => {
    let h = x;
    h = cut((h ^ (h >> 16n)) * 0x85ebca6bn);
    h = cut((h ^ (h >> 13n)) * 0xc2b2ae35n);
    return h ^ (h >> 16n);
  };
  a = avalanche(a ^ BigInt(text.length));
  b = avalanche(b ^ a);
  return [a ^ b, b].map((n) => n.toString(16).padStart(8, "0")).join("");
}
