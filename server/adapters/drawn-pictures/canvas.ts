import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { DrawnCard, DrawnPictures } from './port.ts';

const family = 'Portal Desenho';

let loading: ReturnType<typeof load> | undefined;
/** Loaded on first use. */
function loadCanvas() {
  loading ??= load();
  return loading;
}
async function load() {
  const canvas = await import('@napi-rs/canvas');
  const home = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  canvas.GlobalFonts.register(readFileSync(join(home, 'files/inter-latin-wght-normal.woff2')), family);
  return canvas;
}

type Write = (text: string, x: number, y: number, size: number, weight?: number) => void;

const writer =
  (context: SKRSContext2D): Write =>
  (text, x, y, size, weight = 400) => {
    context.font = `${weight} ${size}px "${family}"`;
    context.fillText(text, x, y);
  };

/** Draws label and value, stacked or on one line. */
function row(write: Write, labels: DrawnCard['labels'], [label, value]: [string, string], y: number) {
  write(labels === 'above' ? label : `${label}:`, 330, labels === 'above' ? y : y + 44, 22);
  if (labels === 'above') write(value, 330, y + 44, 38, 650);
  else write(value, 560, y + 44, 34, 650);
}

async function card({ nome, inscricao, uf, conselho, ground, ink, labels }: DrawnCard): Promise<Uint8Array> {
  const canvas = (await loadCanvas()).createCanvas(1012, 638);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 1012, 638);
  context.fillStyle = '#a8a29a';
  context.fillRect(60, 180, 220, 290);
  context.fillStyle = ink;
  // Letter-spaced like a card meant for reading.
  context.letterSpacing = '1.5px';
  const write = writer(context);
  write('CONSELHO REGIONAL DE CORRETORES DE IMÓVEIS', 110, 70, 30, 650);
  write(`CRECI ${conselho}ª REGIÃO - ${uf}`, 110, 116, 28, 550);
  row(write, labels, ['NOME', nome.toUpperCase()], 200);
  row(write, labels, ['INSCRIÇÃO', inscricao], 300);
  row(write, labels, ['CPF', '123.456.789-00'], 400);
  row(write, labels, ['DATA DE INSCRIÇÃO', '14/03/2011'], 500);
  return canvas.encode('jpeg', 88);
}

async function portrait(): Promise<Uint8Array> {
  const canvas = (await loadCanvas()).createCanvas(900, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#cfd8dc';
  context.fillRect(0, 0, 900, 900);
  const ellipse = (color: string, [x, y]: [number, number], [width, height]: [number, number]) => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, width, height, 0, 0, Math.PI * 2);
    context.fill();
  };
  ellipse('#263238', [450, 960], [360, 300]);
  ellipse('#c58c6b', [450, 690], [80, 110]);
  ellipse('#3e2723', [450, 370], [215, 250]);
  ellipse('#d9a07c', [450, 410], [175, 220]);
  ellipse('#3e2723', [385, 390], [18, 14]);
  ellipse('#3e2723', [515, 390], [18, 14]);
  ellipse('#a1493f', [450, 510], [60, 16]);
  return canvas.encode('jpeg', 88);
}

/** Drawn with a bundled font, so that every machine has it. */
export const drawnPictures: DrawnPictures = { card, portrait };
