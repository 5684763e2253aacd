import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { downloadFile } from '#web/kit/download.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { type DrawnCode, drawCode } from '#web/widgets/draw-code.ts';

/** Enough for printing on a sign. */
const pngPixels = 1024;

const svgOf = ({ path, size }: DrawnCode) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

function downloadPng(name: string, { path, size }: DrawnCode): void {
  const scale = Math.ceil(pngPixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  canvas.toBlob((file) => file && downloadFile(name, file), 'image/png');
}

/** The address as a QR code for print, downloadable as drawing or picture. */
export function QrCode({ url, slug }: { url: string; slug: string }) {
  const code = useMemo(() => drawCode(url), [url]);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <svg
        role="img"
        aria-label={`QR code de ${url}`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-40 rounded-md border border-line"
      >
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <div className="grid gap-2">
        <Button onClick={() => downloadPng(`qr-${slug}.png`, code)}>
          <Download aria-hidden="true" />
          Baixar PNG
        </Button>
        <Button
          onClick={() => downloadFile(`qr-${slug}.svg`, new Blob([svgOf(code)], { type: 'image/svg+xml' }))}
        >
          <Download aria-hidden="true" />
          Baixar SVG
        </Button>
      </div>
    </div>
  );
}
