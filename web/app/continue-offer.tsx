import { ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { placeLabel } from '#web/app/place-label.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { forgetPlace, readPlace } from '#web/sistema/sessao/last-place.ts';

/** On the dashboard after a login: the way back to where one was (PNL-06). */
export function ContinueOffer() {
  const [place, setPlace] = useState(readPlace);
  const label = place === null ? null : placeLabel(place);
  if (place === null || label === null) return null;
  return (
    <div className="mb-4 flex items-center gap-2 rounded-xl border border-gold/40 bg-gold-soft/40 py-1.5 pr-1.5 pl-4">
      <Link
        to={place}
        onClick={forgetPlace}
        className="flex min-w-0 flex-1 items-center gap-2 py-1.5 font-medium hover:underline hover:underline-offset-4"
      >
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-gold-ink" />
        <span className="min-w-0 break-words">Continuar em {label}</span>
      </Link>
      <IconButton
        label="Dispensar"
        onClick={() => {
          forgetPlace();
          setPlace(null);
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}
