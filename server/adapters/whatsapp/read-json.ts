import { MalformedWebhookError } from './port.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Reads arbitrary JSON step by step; returns null where it has another shape. */
export class Reader {
  readonly #value: unknown;
  constructor(value: unknown) {
    this.#value = value;
  }
  static of(raw: Buffer): Reader {
    try {
      return new Reader(JSON.parse(raw.toString('utf8')) as Json);
    } catch (error) {
      throw new MalformedWebhookError(error);
    }
  }
  get(key: string): Reader {
    const isObject = typeof this.#value === 'object' && this.#value !== null && !Array.isArray(this.#value);
    return new Reader(
      isObject && Object.hasOwn(this.#value as object, key)
        ? (this.#value as Record<string, unknown>)[key]
        : undefined,
    );
  }
  at(...keys: string[]): Reader {
    return keys.reduce((reader: Reader, key) => reader.get(key), this);
  }
  get list(): Reader[] {
    return Array.isArray(this.#value) ? this.#value.map((each) => new Reader(each)) : [];
  }
  get text(): string | null {
    return typeof this.#value === 'string' ? this.#value : null;
  }
  get number(): number | null {
    const value = typeof this.#value === 'string' && this.#value !== '' ? Number(this.#value) : this.#value;
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }
  get isThere(): boolean {
    return this.#value !== undefined && this.#value !== null;
  }
  get isTrue(): boolean {
    return this.#value === true;
  }
  get keys(): string[] {
    return typeof this.#value === 'object' && this.#value !== null ? Object.keys(this.#value) : [];
  }
  /** Unix seconds as a Date; `fallback` if missing or implausible. */
  moment(fallback: Date): Date {
    const seconds = this.number;
    const isSane = seconds !== null && seconds > 1e9 && seconds < fallback.getTime() / 1000 + 86_400;
    return isSane ? new Date(seconds * 1000) : fallback;
  }
}
