/** Keeps what was used last, up to a weight in bytes. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; weight: number }>();
  private total = 0;
  private readonly limit: number;
  private readonly weigh: (value: Value) => number;

  constructor(limit: number, weigh: (value: Value) => number) {
    this.limit = limit;
    this.weigh = weigh;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.remove(key);
    const weight = this.weigh(value);
    this.entries.set(key, { value, weight });
    this.total += weight;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit || this.entries.size === 1) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.total -= entry.weight;
  }
}
