import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Photo } from '../render/develop.ts';
import { createRandom } from '../render/noise.ts';
import type { Truth } from '../truth.ts';
import { disc, type Pen, plate, type Sheet, sheet, write } from './paper.ts';

/** A photograph as something a pen can draw. */
function canvasOf(photo: Photo) {
  const canvas = createCanvas(photo.width, photo.height);
  const rgba = new Uint8ClampedArray(photo.width * photo.height * 4);
  for (let i = 0; i < photo.width * photo.height; i++) {
    rgba[i * 4] = photo.data[i * 3]!;
    rgba[i * 4 + 1] = photo.data[i * 3 + 1]!;
    rgba[i * 4 + 2] = photo.data[i * 3 + 2]!;
    rgba[i * 4 + 3] = 255;
  }
  canvas.getContext('2d').putImageData(new ImageData(rgba, photo.width, photo.height), 0, 0);
  return canvas;
}

function cover(pen: Pen, photo: Photo, width: number, height: number): void {
  const k = Math.max(width / photo.width, height / photo.height);
  pen.drawImage(
    canvasOf(photo),
    (width - photo.width * k) / 2,
    (height - photo.height * k) / 2,
    photo.width * k,
    photo.height * k,
  );
}

/** A post or story: a picture under words. */
export function advert(
  photo: Photo,
  words: readonly [string, string, string],
  width: number,
  height: number,
  scale: number,
): Sheet {
  return sheet(width, height, scale, '#2b2622', (pen) => {
    cover(pen, photo, width, height);
    const shade = pen.createLinearGradient(0, height * 0.45, 0, height);
    shade.addColorStop(0, 'rgba(43,38,34,0)');
    shade.addColorStop(1, 'rgba(43,38,34,0.92)');
    pen.fillStyle = shade;
    pen.fillRect(0, 0, width, height);
    write(pen, words[0], 80, height - 330, '400 40px Jost', '#e2b886');
    write(pen, words[1], 76, height - 230, '300 96px Fraunces', '#ffffff');
    write(pen, words[2], 80, height - 150, '400 40px Jost', '#eadfce');
    plate(pen, 80, height - 110, 300, 62, 31, '#a8682c');
    write(pen, 'Saiba mais', 230, height - 68, '500 32px Jost', '#ffffff', 'center');
  });
}

/** A picture like a QR code, which leads nowhere. */
export function qrLike(scale: number): Sheet {
  return sheet(900, 900, scale, '#ffffff', (pen) => {
    const random = createRandom(77);
    const cells = 33;
    const size = 780 / cells;
    const corner = (x: number, y: number) =>
      (x < 8 && y < 8) || (x > cells - 9 && y < 8) || (x < 8 && y > cells - 9);
    pen.fillStyle = '#111111';
    for (let y = 0; y < cells; y++)
      for (let x = 0; x < cells; x++)
        if (!corner(x, y) && random() > 0.5)
          pen.fillRect(60 + x * size, 60 + y * size, size + 0.5, size + 0.5);
    for (const [x, y] of [
      [0, 0],
      [cells - 7, 0],
      [0, cells - 7],
    ] as const) {
      pen.fillStyle = '#111111';
      pen.fillRect(60 + x * size, 60 + y * size, size * 7, size * 7);
      pen.fillStyle = '#ffffff';
      pen.fillRect(60 + (x + 1) * size, 60 + (y + 1) * size, size * 5, size * 5);
      pen.fillStyle = '#111111';
      pen.fillRect(60 + (x + 2) * size, 60 + (y + 2) * size, size * 3, size * 3);
    }
  });
}

/** A chart of returns, as agencies like to send. */
export function returnsStudy(truth: Truth, scale: number): Sheet {
  return sheet(1600, 1200, scale, '#fbf8f2', (pen) => {
    write(pen, 'Estudo de rentabilidade', 100, 150, '300 76px Fraunces', '#5a4a3a');
    write(
      pen,
      `${truth.name} · locação por temporada, cenário hipotético`,
      100,
      210,
      '400 36px Jost',
      '#8f857a',
    );
    const values = [4.1, 4.6, 5.2, 5.5, 6.1, 6.4, 6.9];
    values.forEach((value, i) => {
      const h = value * 90;
      plate(pen, 160 + i * 190, 1020 - h, 120, h, 10, i === 6 ? '#a8682c' : '#d9b48c');
      write(
        pen,
        `${value.toFixed(1).replace('.', ',')}%`,
        220 + i * 190,
        1000 - h,
        '500 34px Jost',
        '#5a4a3a',
        'center',
      );
      write(pen, `Ano ${i + 1}`, 220 + i * 190, 1075, '400 32px Jost', '#8f857a', 'center');
    });
    write(pen, 'Projeção sem garantia de resultado.', 100, 1150, '400 28px Jost', '#8f857a');
  });
}

/** A screenshot of a chat between nobody and nobody. */
export function chatScreenshot(scale: number): Sheet {
  return sheet(1170, 1600, scale, '#ece5da', (pen) => {
    plate(pen, 0, 0, 1170, 170, 0, '#2b2622');
    disc(pen, 120, 100, 44, '#d9b48c');
    write(pen, 'Plantão de vendas', 190, 96, '500 40px Jost', '#ffffff');
    write(pen, 'visto por último hoje às 09:40', 190, 138, '400 28px Jost', '#d9cfc0');
    const lines: [string, boolean][] = [
      ['Bom dia! Chegou a tabela nova?', true],
      ['Bom dia! Chegou sim, está na pasta.', false],
      ['As unidades do 4º andar ainda tem?', true],
      ['Só a 402. Confirma no sistema, por favor.', false],
      ['Perfeito, obrigada!', true],
    ];
    lines.forEach(([words, mine], i) => {
      pen.font = '400 38px Jost';
      const width = pen.measureText(words).width + 80;
      const x = mine ? 1120 - width : 50;
      plate(pen, x, 240 + i * 160, width, 110, 26, mine ? '#dfe9c9' : '#ffffff', 6);
      write(pen, words, x + 40, 308 + i * 160, '400 38px Jost', '#33302c');
    });
  });
}

/** A screenshot of a plan open in a viewer. */
export function planScreenshot(plan: (pen: Pen) => void, scale: number): Sheet {
  return sheet(1440, 900, scale, '#ffffff', (pen) => {
    plate(pen, 0, 0, 1440, 58, 0, '#e9e6e1');
    ['#e0695f', '#e8b84b', '#7fb26a'].forEach((color, i) => {
      disc(pen, 36 + i * 30, 29, 10, color);
    });
    write(pen, 'cadernoDePlantas.pdf, página 3 de 6', 720, 38, '400 22px Jost', '#5a544c', 'center');
    pen.save();
    pen.translate(250, 140);
    pen.scale(74, 74);
    plan(pen);
    pen.restore();
  });
}
