import { describe, expect, it } from 'vitest';
import { cloudPayloads, phoneNumberId } from '#tests/fixtures/whatsapp/cloud-payloads.ts';
import { at, type DocumentedPayload } from '#tests/fixtures/whatsapp/documented.ts';
import { evolutionPayloads, instance } from '#tests/fixtures/whatsapp/evolution-payloads.ts';
import { readCloudEvents } from './cloud-events.ts';
import { readEvolutionEvents } from './evolution-events.ts';
import { Reader } from './read-json.ts';

const readerOf = (body: unknown) => Reader.of(Buffer.from(JSON.stringify(body)));
const asCloud = ({ body }: DocumentedPayload) => readCloudEvents(readerOf(body), phoneNumberId, at);
const asEvolution = ({ body }: DocumentedPayload) => readEvolutionEvents(readerOf(body), instance, at);
const named = (all: DocumentedPayload[]) => all.map((each) => [each.nome, each] as const);

describe('what the documents of 2026-11-22 show is read: none lost, none misread', () => {
  it.each(named(cloudPayloads))('WIR-03 WIR-06 Cloud API: %s', (_, payload) => {
    expect(asCloud(payload)).toMatchObject(payload.esperado);
  });

  it.each(named(evolutionPayloads))('WIR-04 WIR-06 Evolution: %s', (_, payload) => {
    expect(asEvolution(payload)).toMatchObject(payload.esperado);
  });

  it('WIR-06 there are at least 60 of them, and every one names its document', () => {
    const all = [...cloudPayloads, ...evolutionPayloads];
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.filter(({ fonte }) => fonte === '')).toEqual([]);
    expect(new Set(named(cloudPayloads).map(([name]) => name)).size).toBe(cloudPayloads.length);
  });

  it('WIR-03 every notice says in the administrator’s words what happened, and what to do where something is', () => {
    const notices = [...cloudPayloads.flatMap(asCloud), ...evolutionPayloads.flatMap(asEvolution)].filter(
      (event) => event.kind === 'notice',
    );
    expect(notices.length).toBeGreaterThan(20);
    for (const { gravidade, titulo, fazer } of notices) {
      expect(titulo).toMatch(/^[A-ZÀ-Ú]/);
      expect(gravidade === 'ok' ? fazer : (fazer ?? '').length > 20).toBe(gravidade === 'ok' ? null : true);
    }
  });

  it('WIR-04 no notice holds the code that connects a phone', () => {
    const told = JSON.stringify(evolutionPayloads.flatMap(asEvolution));
    expect(told).not.toContain('2@segredo');
    expect(told).not.toContain('base64');
  });

  it('WIR-03 a call with a thousand entries and more is read to its last', () => {
    const [{ body }] = cloudPayloads as unknown as [
      { body: { entry: { changes: { value: { messages: object[] } }[] }[] } },
    ];
    const [entry] = body.entry;
    const message = entry!.changes[0]!.value.messages[0]!;
    const entryOf = (n: number) => {
      const copy = structuredClone(entry!);
      copy.changes[0]!.value.messages = [{ ...message, id: `wamid.${n}` }];
      return copy;
    };
    const events = readCloudEvents(
      readerOf({ ...body, entry: Array.from({ length: 1500 }, (_, n) => entryOf(n)) }),
      phoneNumberId,
      at,
    );
    expect(events).toHaveLength(1500);
    expect(events.at(-1)).toMatchObject({ kind: 'message', id: 'wamid.1499' });
  });
});
