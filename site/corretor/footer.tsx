import type { CorretorSite } from '#contract/publico/corretor-site.ts';

/** Who answers for the page, and what may change. */
export function Footer({ corretor }: Pick<CorretorSite, 'corretor'>) {
  return (
    <footer className="footer">
      <p>
        <strong>{corretor.nome}</strong>{' '}
        <span>
          {corretor.profissao} · <span className="whole">{corretor.registro}</span>
        </span>
      </p>
      <p>
        Valores, disponibilidade e prazos podem mudar sem aviso; confirme antes de decidir. Imagens meramente
        ilustrativas.
      </p>
    </footer>
  );
}
