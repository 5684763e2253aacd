import { useState } from 'react';
import { creciText } from '#contract/cadastros/creci-text.ts';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';

const initials = (nome: string) => {
  const words = nome.trim().split(/\s+/);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
};

/** Photo, name and registration, as on his site. */
export function Person({ corretor: { nome, creci, ufCreci, foto } }: Pick<MeuEspaco, 'corretor'>) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="mb-6 flex items-center gap-4">
      {foto && !isBroken ? (
        <img
          src={foto}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-full border border-line object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-gold-soft text-xl font-semibold text-gold-ink"
        >
          {initials(nome)}
        </span>
      )}
      <div className="min-w-0">
        <h1 className="text-[22px] leading-7 font-semibold tracking-tight break-words">{nome}</h1>
        <p className="text-muted">{creciText(creci, ufCreci)}</p>
      </div>
    </div>
  );
}
