import { ExternalLink } from 'lucide-react';
import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';

/** How it is paid, films and files, as the public page tells them. */
export function Blocos({ blocos }: Pick<OwnMaterial, 'blocos'>) {
  return blocos.map(({ titulo, linhas }) => (
    <section key={titulo} aria-label={titulo} className="card mt-5 p-4 sm:p-5">
      <h2 className="text-[17px] font-semibold tracking-tight">{titulo}</h2>
      <ul className="mt-2 divide-y divide-line">
        {linhas.map(({ titulo: name, texto, href }) => (
          <li key={name + href} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 min-w-0 items-center gap-2 break-words underline underline-offset-4"
              >
                {name}
                <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </a>
            ) : (
              <span className="min-w-0 break-words">{name}</span>
            )}
            {texto && <span className="ml-auto text-right font-medium tabular-nums">{texto}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
