import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatCnpj, formatMonth } from '#contract/publico/page-format.ts';
import { Corretor, WhatsappLink } from './corretor.tsx';
import { Logo } from './logo.tsx';
import type { Page } from './page.ts';

/** 'Valor da tabela de janeiro de 2026, sujeito a alteração.'; null without a price. */
export function priceNote(facts: Pick<PageFacts, 'precoInicial' | 'dataTabela'>): string | null {
  if (!facts.precoInicial) return null;
  const table = formatMonth(facts.dataTabela);
  return table ? `Valor da tabela de ${table}, sujeito a alteração.` : 'Valor sujeito a alteração.';
}

/** 'Valor de janeiro de 2026.', beside the price; what else there is to say stands in the legal part. */
export function priceDate({ precoInicial, dataTabela }: PageFacts): string | null {
  const table = precoInicial && formatMonth(dataTabela);
  return table ? `Valor de ${table}.` : null;
}

/** 'Incorporação registrada sob nº R-2/45.678 no 1º Ofício de Registro de Imóveis.' */
export function registrationNote({
  registroIncorporacao,
  cartorio,
}: Pick<PageFacts, 'registroIncorporacao' | 'cartorio'>): string | null {
  if (!registroIncorporacao) return null;
  const number = registroIncorporacao.replace(/^n[º°.o]*\s*/i, '').replace(/[.\s]+$/, '');
  const article = /^(serventia|comarca)/i.test(cartorio ?? '') ? 'na' : 'no';
  return `Incorporação registrada sob nº ${number}${cartorio ? ` ${article} ${cartorio.replace(/[.\s]+$/, '')}` : ''}.`;
}

/** Corretor and all legally required text, in a readable size. */
export function Footer({ page }: { page: Page }) {
  const { facts } = page;
  const notes = [
    registrationNote(facts),
    `Incorporação: ${facts.incorporadora}${facts.cnpj ? ` · CNPJ\u00a0${formatCnpj(facts.cnpj)}` : ''}.`,
    priceNote(facts),
    'Imagens meramente ilustrativas.',
  ].filter((note) => note !== null);
  return (
    <footer className="footer">
      <div className="footer-corretor">
        <Corretor page={page} size="large" />
        <WhatsappLink page={page}>Conversar no WhatsApp</WhatsappLink>
      </div>
      <div className="legal">
        <Logo page={page} className="logo-footer" ground={page.blueprint.metadata.color_scheme.surface} />
        <p className="legal-name">
          {facts.nome}&nbsp;· {facts.bairro}, {facts.cidade}/{facts.uf}
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </footer>
  );
}
