import { type Pen, type Sheet, sheet, write } from './paper.ts';

/** The mark: a drop of amber over two waves; for the second folder, a fig leaf in a court. */
function mark(pen: Pen, kind: 'ambar' | 'figueiras', color: string): void {
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineCap = 'round';
  if (kind === 'ambar') {
    pen.beginPath();
    pen.moveTo(0, -150);
    pen.bezierCurveTo(70, -60, 96, -20, 96, 34);
    pen.arc(0, 34, 96, 0, Math.PI);
    pen.bezierCurveTo(-96, -20, -70, -60, 0, -150);
    pen.fill();
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = 13;
    for (const [y, k] of [
      [28, 22],
      [70, 17],
    ] as const) {
      pen.beginPath();
      for (let x = -110; x <= 110; x += 4) pen.lineTo(x, y + Math.sin(x / 34) * k * 0.6);
      pen.stroke();
    }
    pen.globalCompositeOperation = 'source-over';
    return;
  }
  pen.lineWidth = 14;
  pen.strokeRect(-110, -110, 220, 220);
  pen.beginPath();
  pen.moveTo(0, 80);
  pen.bezierCurveTo(-95, 30, -70, -70, 0, -84);
  pen.bezierCurveTo(70, -70, 95, 30, 0, 80);
  pen.fill();
}

/** The logo on a transparent ground. */
export function logo(kind: 'ambar' | 'figueiras', color: string, accent: string, scale: number): Sheet {
  const [line, name] = kind === 'ambar' ? ['RESIDENCIAL', 'Âmbar do Mar'] : ['PÁTIO DAS', 'Figueiras'];
  return sheet(2000, 1000, scale, null, (pen) => {
    pen.save();
    pen.translate(430, 500);
    pen.scale(1.5, 1.5);
    mark(pen, kind, accent);
    pen.restore();
    pen.letterSpacing = '22px';
    write(pen, line, 720, 430, '400 68px Jost', color);
    pen.letterSpacing = '0px';
    write(pen, name, 712, 610, '300 176px Fraunces', color);
  });
}
