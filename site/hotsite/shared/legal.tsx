import {
  illustrationNote,
  incorporadoraNote,
  priceNote,
  registrationNote,
} from '#contract/publico/legal-notes.ts';

import { Corretor, Pedidos, WhatsappLink } from './corretor.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';

/** The call to who shows the page, in its style's words, and all legally required text in a readable size. */
export function Footer({ page, call, invite }: { page: Page; call: string; invite: string }) {
  const { facts } = page;
  const notes = [
    registrationNote(facts),
    incorporadoraNote(facts),
    priceNote(facts),
    illustrationNote,
  ].filter((note) => note !== null);
  return (
    <footer className="footer">
      <div className="footer-corretor">
        <p className="footer-call">{call}</p>
        <Corretor page={page} size="large" none={invite} />
        <WhatsappLink page={page}>Conversar no WhatsApp</WhatsappLink>
        <Pedidos page={page} />
      </div>
      <div className="legal">
        <Logo page={page} className="logo-footer" ground={page.blueprint.metadata.color_scheme.surface} />
        <p className="legal-name">
          <span>{facts.nome}&nbsp;·</span>{' '}
          <span>
            {facts.bairro}, {facts.cidade}/{facts.uf}
          </span>
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </footer>
  );
}
