import { megabyte } from '#contract/base/units.ts';
import type { LaboratorioPicture } from '#contract/lisa/laboratorio.ts';
import type { DrawnPictures } from '#server/adapters/drawn-pictures/port.ts';
import type { SimulatedChannel } from '#server/adapters/whatsapp/port.ts';
import { laboratorioNumber } from './number.ts';

/** A message as the person wrote it. */
export interface Written {
  id: string;
  tipo: string;
  texto: string;
  em: string;
}

/** Message kinds by their name in a call, and their display in the chat. */
const kinds: Record<string, { type: string; texto: string }> = {
  audio: { type: 'audio', texto: 'Áudio de 0:07' },
  figurinha: { type: 'sticker', texto: 'Figurinha' },
  localizacao: { type: 'location', texto: 'Localização' },
  documento: { type: 'document', texto: 'documento.pdf' },
  video: { type: 'video', texto: 'Vídeo de 0:12' },
  contato: { type: 'contacts', texto: 'Contato' },
};
const pictureTexts: Record<LaboratorioPicture | 'propria', string> = {
  retrato: 'Foto de rosto',
  carteira: 'Foto da carteira do CRECI',
  grande: 'Foto de 15 MB',
  quebrada: 'Arquivo que não é imagem',
  propria: 'Foto',
};
const tooLarge = 15 * megabyte;

export type Said =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'imagem'; imagem: LaboratorioPicture }
  | { tipo: 'imagem'; bytes: Uint8Array }
  | { tipo: string };

/** The card of a fictitious person, with a new number each time. */
const newCard = (random: () => number) => ({
  nome: 'Ana Exemplo de Souza',
  uf: 'SP',
  conselho: 2,
  labels: 'above' as const,
  inscricao: `${10 + Math.floor(random() * 89)}.${String(Math.floor(random() * 1000)).padStart(3, '0')}-F`,
  ground: '#f4f1e6',
  ink: '#1c2a1c',
});

interface PhoneTools {
  channel: Pick<SimulatedChannel, 'phoneNumberId'>;
  /** Stores a picture and returns its channel id. */
  keepPicture: (bytes: Uint8Array) => Promise<string>;
  pictures: DrawnPictures;
  random: () => number;
}

async function imageOf(
  { keepPicture, pictures, random }: PhoneTools,
  said: { imagem: LaboratorioPicture } | { bytes: Uint8Array },
): Promise<{ part: Record<string, unknown>; texto: string }> {
  if ('bytes' in said) return { part: { id: await keepPicture(said.bytes) }, texto: pictureTexts.propria };
  const texto = pictureTexts[said.imagem];
  // The channel reports the size first, as the real one does.
  if (said.imagem === 'grande') return { part: { id: 'grande', file_size: tooLarge }, texto };
  const bytes =
    said.imagem === 'quebrada'
      ? Buffer.from('isto não é uma imagem')
      : said.imagem === 'carteira'
        ? await pictures.card(newCard(random))
        : await pictures.portrait();
  return { part: { id: await keepPicture(bytes), mime_type: 'image/jpeg' }, texto };
}

/** The phone's message in the channel's format and as displayed. */
async function messageOf(tools: PhoneTools, said: Said) {
  if (said.tipo === 'texto' && 'texto' in said)
    return { tipo: 'texto', texto: said.texto, part: { type: 'text', text: { body: said.texto } } };
  if ('imagem' in said || 'bytes' in said) {
    const { part, texto } = await imageOf(tools, said);
    return { tipo: 'imagem', texto, part: { type: 'image', image: part } };
  }
  const { type, texto } = kinds[said.tipo]!;
  return { tipo: said.tipo, texto, part: { type, [type]: {} } };
}

const callOf = (phoneNumberId: string, value: Record<string, unknown>): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneNumberId }, ...value } }],
      },
    ],
  });
const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000));

/** The webhook call of a message written on the phone. */
export async function writeMessage(
  tools: PhoneTools,
  said: Said,
  { id, at }: { id: string; at: Date },
): Promise<{ written: Written; body: string }> {
  const { tipo, texto, part } = await messageOf(tools, said);
  const body = callOf(tools.channel.phoneNumberId, {
    contacts: [{ wa_id: laboratorioNumber, profile: { name: 'Laboratório' } }],
    messages: [{ from: laboratorioNumber, id, timestamp: secondsOf(at), ...part }],
  });
  return { written: { id, tipo, texto, em: at.toISOString() }, body };
}

/** The webhook call of a status. */
export const statusCall = (
  { phoneNumberId }: Pick<SimulatedChannel, 'phoneNumberId'>,
  { id, status, at }: { id: string; status: 'delivered' | 'read'; at: Date },
): string =>
  callOf(phoneNumberId, {
    statuses: [{ id, status, recipient_id: laboratorioNumber, timestamp: secondsOf(at) }],
  });
