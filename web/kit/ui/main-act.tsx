import { Link } from 'react-router';
import type { Act } from '#web/kit/acts.ts';
import { Button } from './button.tsx';

/** The one main act of a card, by its record's state. */
export function MainAct({ act: { label, Icon, go }, name }: { act: Act; name: string }) {
  const words = (
    <>
      {/* On a phone its words need the space. */}
      <Icon aria-hidden="true" className="max-[26rem]:hidden" />
      <span className="line-clamp-2 text-left leading-4 whitespace-normal">{label}</span>
      <span className="sr-only"> de {name}</span>
    </>
  );
  const look = 'min-w-0 shrink px-3';
  if (typeof go === 'function')
    return (
      <Button className={look} onClick={go}>
        {words}
      </Button>
    );
  if ('to' in go)
    return (
      <Link to={go.to} className={`button button-outline ${look}`}>
        {words}
      </Link>
    );
  return (
    <a href={go.href} target="_blank" rel="noopener" className={`button button-outline ${look}`}>
      {words}
    </a>
  );
}
