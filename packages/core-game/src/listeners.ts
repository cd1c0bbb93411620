// Listeners: everyone hears every value once and in order, whatever the others do meanwhile.

interface Entry<V> {
  readonly listener: (value: V) => void;
  /** The number of the last value it was told. */
  told: number;
}

/** Those who want to hear of changes. */
export class Listeners<V> {
  readonly #entries = new Set<Entry<V>>();
  readonly #onError: (error: unknown) => void;
  /** What has not been told yet, each value with its number. */
  readonly #queue: (readonly [number, V])[] = [];
  #count = 0;
  #isTelling = false;

  constructor(onError: (error: unknown) => void = throwLater) {
    this.#onError = onError;
  }

  /** Adds a listener and tells it the present value; if that throws, the listener is not kept. Returns what removes it. */
  add(listener: (value: V) => void, present: V): () => void {
    const entry: Entry<V> = { listener, told: this.#count };
    this.#entries.add(entry);
    const isOutermost = !this.#isTelling;
    this.#isTelling = true; // what the listener sets off is told after its first call
    try {
      listener(present);
    } catch (error) {
      this.#entries.delete(entry);
      throw error;
    } finally {
      this.#isTelling = !isOutermost;
      if (isOutermost) this.#tellQueue();
    }
    return () => {
      this.#entries.delete(entry);
    };
  }

  /** Tells every listener; what a listener sets off meanwhile is told after it. */
  tell(value: () => V): void {
    this.#count++;
    if (this.#entries.size === 0) return;
    this.#queue.push([this.#count, value()]);
    if (!this.#isTelling) this.#tellQueue();
  }

  #tellQueue(): void {
    this.#isTelling = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      for (const entry of [...this.#entries]) this.#call(entry, next);
    }
    this.#isTelling = false;
  }

  /** What one listener throws must not keep the others from hearing. */
  #call(entry: Entry<V>, [number, value]: readonly [number, V]): void {
    if (entry.told >= number || !this.#entries.has(entry)) return;
    entry.told = number;
    try {
      entry.listener(value);
    } catch (error) {
      this.#onError(error);
    }
  }
}

function throwLater(error: unknown): void {
  void Promise.resolve().then(() => {
    throw error;
  });
}
