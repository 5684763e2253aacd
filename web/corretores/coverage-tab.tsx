import type { Corretor } from '#contract/corretores.ts';
import { hasSite } from '#contract/corretores.ts';

/** What the tab 'Cobertura & Site' holds for a corretor that is stored (COV-01). */
export function CoverageTab({ corretor }: { corretor: Corretor }) {
  const path = `/corretor/${corretor.slug}`;
  return (
    <section className="rounded-md border border-line p-4">
      <h3 className="font-semibold">Site Pessoal do Corretor</h3>
      <p className="mt-1 text-muted">
        {hasSite(corretor) ? (
          <a href={path} target="_blank" rel="noopener" className="underline underline-offset-4">
            {path}
          </a>
        ) : (
          `${path} ainda não está no ar.`
        )}
      </p>
    </section>
  );
}
