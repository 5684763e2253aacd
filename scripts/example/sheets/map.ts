import type { Truth } from '../truth.ts';
import { disc, type Pen, plate, type Sheet, sheet, write } from './paper.ts';

/** A drawn map: streets, sea or lake, the site, and what is near with its distance. */
export function locationMap(truth: Truth, scale: number): Sheet {
  const coast = truth.uf === 'SC';
  return sheet(2000, 1400, scale, '#f3efe6', (pen) => {
    if (coast) {
      pen.fillStyle = '#a9d3d8';
      shoreline(pen, 1120);
      pen.fill();
      pen.save();
      shoreline(pen, 1120);
      pen.clip();
      pen.strokeStyle = 'rgba(255,255,255,0.6)';
      pen.lineWidth = 3;
      for (let i = 0; i < 12; i++) {
        pen.beginPath();
        for (let x = 0; x <= 2000; x += 20) pen.lineTo(x, 1160 + i * 26 + Math.sin(x / 70 + i) * 6);
        pen.stroke();
      }
      pen.restore();
      pen.lineWidth = 46;
      pen.strokeStyle = '#efdcb4';
      shoreline(pen, 1106);
      pen.stroke();
    } else {
      pen.fillStyle = '#a9d3d8';
      pen.beginPath();
      pen.ellipse(1500, 1080, 420, 170, -0.35, 0, 7);
      pen.fill();
    }
    streets(pen, coast);
    for (const [x, y, w, h] of [
      [250, 300, 200, 130],
      [1330, 420, 260, 150],
      [720, 780, 150, 110],
    ] as const)
      plate(pen, x, y, w, h, 14, '#c5d8a8');
    const spots: [number, number][] = [
      [980, 1085],
      [700, 1040],
      [1130, 560],
      [520, 640],
      [1560, 300],
      [300, 860],
      [210, 210],
      [1780, 160],
    ];
    truth.distances.forEach(([what, far], i) => {
      const [x, y] = spots[i]!;
      pen.strokeStyle = 'rgba(168,104,44,0.5)';
      pen.lineWidth = 3;
      pen.setLineDash([10, 10]);
      pen.beginPath();
      pen.moveTo(1000, 760);
      pen.lineTo(x, y);
      pen.stroke();
      pen.setLineDash([]);
      disc(pen, x, y, 13, '#5a4a3a');
      label(pen, x, y, what, far);
    });
    pin(pen, 1000, 760);
    plate(pen, 850, 790, 300, 74, 10, '#ffffff', 14);
    write(pen, truth.name.replace('Residencial ', ''), 1000, 836, '500 34px Jost', '#3a342d', 'center');
    write(pen, `${truth.bairro}, ${truth.cidade}/${truth.uf}`, 60, 84, '300 56px Fraunces', '#5a4a3a');
    write(pen, 'Mapa ilustrativo, sem escala', 1940, 1370, '400 26px Jost', '#5a6a6c', 'right');
  });
}

function shoreline(pen: Pen, y: number): void {
  pen.beginPath();
  pen.moveTo(-60, y + 30);
  for (let x = -60; x <= 2060; x += 40) pen.lineTo(x, y + Math.sin(x / 330) * 34);
  pen.lineTo(2060, 1500);
  pen.lineTo(-60, 1500);
  pen.closePath();
}

function streets(pen: Pen, coast: boolean): void {
  const low = coast ? 1070 : 1400;
  for (const [width, color] of [
    [26, '#ffffff'],
    [2, '#e0d8ca'],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    for (let i = 0; i < 14; i++) {
      pen.beginPath();
      pen.moveTo(60 + i * 148, -20);
      pen.lineTo(40 + i * 150, low);
      pen.stroke();
    }
    for (let i = 0; i < 7; i++) {
      pen.beginPath();
      pen.moveTo(-20, 170 + i * 150);
      pen.lineTo(2020, 150 + i * 152);
      pen.stroke();
    }
  }
  pen.strokeStyle = '#f1cf8e';
  pen.lineWidth = 40;
  pen.beginPath();
  pen.moveTo(-20, 250);
  pen.bezierCurveTo(600, 120, 1300, 180, 2020, 40);
  pen.stroke();
}

function label(pen: Pen, x: number, y: number, what: string, far: string): void {
  pen.font = '500 28px Jost';
  const width = Math.max(pen.measureText(what).width, 90) + 36;
  const left = Math.min(Math.max(20, x - width / 2), 1980 - width);
  plate(pen, left, y + 22, width, 76, 10, 'rgba(255,255,255,0.94)', 8);
  write(pen, what, left + 18, y + 56, '500 28px Jost', '#3a342d');
  write(pen, far, left + 18, y + 86, '400 25px Jost', '#a8682c');
}

function pin(pen: Pen, x: number, y: number): void {
  pen.fillStyle = '#a8682c';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(x - 70, y - 80, x - 56, y - 150, x, y - 150);
  pen.bezierCurveTo(x + 56, y - 150, x + 70, y - 80, x, y);
  pen.fill();
  disc(pen, x, y - 98, 22, '#ffffff');
}
