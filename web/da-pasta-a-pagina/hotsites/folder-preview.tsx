import { useId } from 'react';
import type { FolderPreview, PreviewFile } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { assetCategories, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { LeftOutList } from '#web/da-pasta-a-pagina/hotsites/left-out-list.tsx';
import { Thumbnail } from '#web/da-pasta-a-pagina/hotsites/thumbnail.tsx';
import type { Preview } from '#web/da-pasta-a-pagina/hotsites/use-preview.ts';
import { countOf } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

/** What the folder contains, by class, and what would be excluded and why (HOT-21). */
export function FolderPreviewPane({ preview }: { preview: Preview }) {
  const { found, problem, isLooking } = preview;
  if (isLooking) return <PreviewShape />;
  if (problem)
    return (
      <p role="alert" className="mt-5 rounded-md bg-danger-soft px-3 py-2 whitespace-pre-line text-danger">
        {problem}
      </p>
    );
  return found ? <Found found={found} /> : null;
}

function Found({ found }: { found: FolderPreview }) {
  const headingId = useId();
  const { images, videos, samples, leftOut, skipped, documents } = found;
  const total = images.length + videos.length;
  const figures = [
    ['Imagens', images.length],
    ['Vídeos', videos.length],
    ['Total', total],
    ['Ficam de fora', leftOut.length + skipped.length],
  ] as const;
  return (
    <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-5">
      <h3 id={headingId} className="font-semibold tracking-tight">
        Prévia dos Assets
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-md bg-sunken px-3 py-2">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value.toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
      {samples.length > 0 && (
        <p className="mt-3 text-[13px] break-words text-muted">
          <span className="font-medium text-ink">Exemplos:</span> {samples.join(', ')}
        </p>
      )}
      {total === 0 && <p className="mt-3 text-muted">Nenhuma imagem ou vídeo desta pasta pode ser usado.</p>}
      <ul className="mt-4 grid gap-2">
        {groupsOf([...images, ...videos]).map(({ label, files }) => (
          <li key={label}>
            <Group label={label} files={files} videos={videos} />
          </li>
        ))}
      </ul>
      <LeftOutList leftOut={leftOut} skipped={skipped} />
      {documents > 0 && (
        <p className="mt-3 text-[13px] text-muted">
          {countOf(documents, 'documento da pasta não entra', 'documentos da pasta não entram')} na página.
        </p>
      )}
    </section>
  );
}

/** By class in the catalogue's order; uncertain ones last. */
function groupsOf(files: PreviewFile[]): { label: string; files: PreviewFile[] }[] {
  const sure = assetCategories.map((category) => ({
    label: imageClass[category].label,
    files: files.filter((file) => file.category === category && !file.uncertain),
  }));
  const unsure = { label: 'A classificar', files: files.filter(({ uncertain }) => uncertain) };
  return [...sure, unsure].filter((group) => group.files.length > 0);
}

function Group({ label, files, videos }: { label: string; files: PreviewFile[]; videos: PreviewFile[] }) {
  return (
    <Disclosure open label={label} hint={files.length}>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5">
        {files.map((file) => (
          <li key={file.path} className="min-w-0" data-hint={file.path}>
            <Thumbnail file={file} isVideo={videos.includes(file)} />
            <p className="mt-1.5 truncate text-xs">{file.name}</p>
            <p className="truncate text-xs text-faint">{folderOf(file.path)}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/'))) || 'Raiz da pasta';

function PreviewShape() {
  return (
    <div role="status" aria-label="Lendo a pasta..." className="mt-6 border-t border-line pt-5">
      <Skeleton className="h-5 w-40" />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="h-14" />
        ))}
      </div>
      <Skeleton className="mt-4 h-40" />
    </div>
  );
}
