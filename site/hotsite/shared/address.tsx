import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';

/** Street, then bairro and city: blocks, so that whoever reads the text alone reads two lines. */
export function Address({ section: { subtitulo, texto } }: { section: Section }) {
  return (
    <address>
      {[subtitulo, texto[0]].map(
        (line) =>
          line && (
            <div className="address-line" key={line}>
              {line}
            </div>
          ),
      )}
    </address>
  );
}
