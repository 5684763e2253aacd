import { Download } from 'lucide-react';
import type { OwnImage } from '#contract/lisa/meu-espaco.ts';
import { For } from './link-actions.tsx';
import { Picture } from './picture.tsx';

const size = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

/** A downloadable picture in a size WhatsApp keeps. */
export function MaterialImage({ imagem }: { imagem: OwnImage }) {
  const { miniatura, descricao, categoria, arquivo, nome, bytes } = imagem;
  return (
    <li className="card flex flex-col overflow-hidden">
      <Picture src={miniatura} alt={descricao} />
      <div className="flex flex-1 flex-col p-2.5">
        <p className="mb-2 flex-1 text-[13px] leading-5 text-muted">{categoria}</p>
        <a href={arquivo} download={nome} className="button button-outline px-2 text-[13px]">
          <Download aria-hidden="true" />
          {bytes === null ? 'Baixar' : `Baixar · ${size(bytes)}`}
          <For name={descricao} />
        </a>
      </div>
    </li>
  );
}
