import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { leaveOut } from './raw-asset.ts';

/** Size limits of originals, in bytes. */
export const mediaLimits = { image: 80e6, video: 200e6 };
export type MediaLimits = typeof mediaLimits;

export const privatePaper = 'Documento particular: não é lido nem publicado.';

const imageExtensions = /\.(jpe?g|jfif|png|webp|avif|tiff?|gif|bmp|heic|heif)$/i;
const videoExtensions = /\.(mp4|m4v|mov|webm|avi|mkv|wmv|mpe?g)$/i;
const unusable: [RegExp, string][] = [
  [/\.psd$|photoshop/i, 'Arquivo do Photoshop (PSD) não é uma imagem pronta. Exporte-o como JPEG ou PNG.'],
  [
    /\.(ai|eps|cdr|indd|svgz?)$|svg\+xml|postscript|illustrator/i,
    'Arquivo de desenho vetorial não é uma imagem pronta. Exporte-o como PNG.',
  ],
  [/\.(dwg|dxf|skp|rvt|3ds|max)$/i, 'Arquivo de projeto não é uma imagem. Exporte-o como JPEG ou PNG.'],
  [/\.(cr2|cr3|nef|arw|dng|raf|orf)$/i, 'Foto em formato bruto da câmera. Exporte-a como JPEG.'],
  [/\.(zip|rar|7z)$|zip$/i, 'Arquivo compactado não é aberto. Deixe as imagens soltas na pasta.'],
];

/** Folders with private images. 'DOCUMENTOS CORRETOR' is not one: it holds the book and the plans. */
const privateFolder =
  /\b(juridic[oa]|contratos?|certid(ao|oes)|matriculas?|cartorio|financeiro|comiss(ao|oes)|comissionamento|procurac(ao|oes)|documentos pessoais|dados bancarios|clientes?|compradores|rh|departamento pessoal)\b/;
const privateName =
  /\b(rg|cpf|cnh|passaporte|contratos?|certid(ao|oes)|matriculas?|procurac(ao|oes)|comprovantes?|extratos?|boletos?|holerites?|dados bancarios|comiss(ao|oes)|escritura)\b/;

const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ');

function isPrivate(path: string): boolean {
  const words = plainWords(path);
  const nameAt = words.lastIndexOf('/') + 1;
  return privateFolder.test(words.slice(0, nameAt)) || privateName.test(words.slice(nameAt));
}

/**
 * Classifies a listed file: a picture, a video, one excluded with its reason, or null if irrelevant to the
 * catalogue (documents). Content is checked later; this only saves downloads.
 */
export function mediaKind({ path, name, mimeType, size }: DriveFile): 'image' | 'video' | LeftOut | null {
  const refused = unusable.find(([pattern]) => pattern.test(name) || pattern.test(mimeType));
  const image = mimeType.startsWith('image/') || imageExtensions.test(name);
  const video = !image && (mimeType.startsWith('video/') || videoExtensions.test(name));
  if (!refused && !image && !video) return null;
  if (isPrivate(path)) return leaveOut(path, 'privado', privatePaper);
  if (refused) return leaveOut(path, 'formato', refused[1]);
  if (size === 0) return leaveOut(path, 'corrompido', 'O arquivo está vazio.');
  const limit = mediaLimits[video ? 'video' : 'image'];
  if (size !== null && size > limit) {
    return leaveOut(path, 'grande-demais', `O arquivo passa de ${limit / 1e6} MB.`);
  }
  return video ? 'video' : 'image';
}
