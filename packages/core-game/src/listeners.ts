// Listeners: everyone hears everything once and in order, whatever the others do meanwhile.

/** Those who want to hear of changes. */
export class Listeners<V> {
  readonly #listeners = new Set<(value: V) => void>();
  readonly #onError: (error: unknown) => void;
  /** What has not been told yet. */
  readonly #queue: V[] = [];
  #isTelling = false;

  constructor(onError: (error: unknown) => void = throwLater) {
    this.#onError = onError;
  }

  /** How many there are. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener; returns what removes it. */
  add(listener: (value: V) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Tells every listener; what a listener sets off meanwhile is told after it. */
  tell(value: V): void {
    this.#queue.push(value);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      for (const listener of [...this.#listeners]) this.#call(listener, next);
    }
    this.#isTelling = false;
  }

  /** What one listener throws must not keep the others from hearing. */
  #call(listener: (value: V) => void, value: V): void {
    try {
      if (this.#listeners.has(listener)) listener(value);
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
