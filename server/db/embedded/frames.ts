const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const flush = 'H'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

/**
 * Splits a PostgreSQL client's bytes into units: the start-up packet, then everything up to and including a
 * simple query, a Sync or a Flush. A unit must run as a whole: the engine has one session, and another
 * connection's unnamed statement between a Parse and its Execute would replace it.
 */
export class FrameReader {
  #pending: Uint8Array = new Uint8Array(0);
  #started = false;
  /** The client has sent Terminate. */
  ended = false;

  /** Takes the next bytes and returns the units completed by them. */
  push(bytes: Uint8Array): Uint8Array[] {
    const data = new Uint8Array(this.#pending.length + bytes.length);
    data.set(this.#pending);
    data.set(bytes, this.#pending.length);
    const view = new DataView(data.buffer);
    const units: Uint8Array[] = [];
    let unitStart = 0;
    let at = 0;
    for (;;) {
      const header = this.#started ? 1 : 0;
      if (at + header + 4 > data.length) break;
      const end = at + header + view.getInt32(at + header);
      if (end > data.length) break;
      const type = this.#started ? data[at] : undefined;
      at = end;
      if (type === terminate) {
        this.ended = true;
        break;
      }
      if (!this.#started || type === simpleQuery || type === sync || type === flush) {
        units.push(data.slice(unitStart, at));
        unitStart = at;
      }
      this.#started = true;
    }
    this.#pending = data.slice(unitStart);
    return units;
  }
}
