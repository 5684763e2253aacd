import { useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { PartAnchor } from '#web/kit/record/part-anchor.tsx';
import { CoberturaCard } from './cobertura-card.tsx';
import { PrecosCard } from './precos-card.tsx';
import { SiteCard } from './site-card.tsx';

interface Props {
  /** As stored. */
  corretor: Corretor;
  /** Called with the result of each save of the site card, since the `revisao` changes. */
  onSaved?: (corretor: Corretor) => void;
}

/** The tab 'Cobertura & Site': three cards, each saved by calls of its own (COV-01). */
export function CoberturaSite({ corretor: given, onSaved }: Props) {
  const [saved, setSaved] = useState(given);
  // The newer one: saved here, or in the other tab.
  const corretor = given.id === saved.id && saved.revisao > given.revisao ? saved : given;
  return (
    <div className="grid gap-4">
      <PartAnchor>
        <CoberturaCard key={`cobertura-${corretor.id}`} corretorId={corretor.id} />
      </PartAnchor>
      <PartAnchor>
        <PrecosCard key={`precos-${corretor.id}`} corretorId={corretor.id} />
      </PartAnchor>
      <PartAnchor>
        <SiteCard
          key={`site-${corretor.id}`}
          corretor={corretor}
          onSaved={(answer) => {
            setSaved(answer);
            onSaved?.(answer);
          }}
        />
      </PartAnchor>
    </div>
  );
}
