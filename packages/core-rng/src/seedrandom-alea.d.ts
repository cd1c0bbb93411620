// seedrandom ships no types for its single-generator files.
declare module "seedrandom/lib/alea.js" {
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface AleaGenerator {
    (): number;
    int32(): number;
    double(): number;
    state(): AleaState;
  }
  function alea(seed: string, options: { state: true | AleaState }): AleaGenerator;
  export = alea;
}
