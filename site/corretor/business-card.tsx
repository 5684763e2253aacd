import type { CorretorSite } from '#contract/publico/corretor-site.ts';
import { firstName } from './facts.ts';
import { Picture } from './picture.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

/** Font size by the length of a name. */
const sizeOf = (nome: string) => {
  const longest = Math.max(...nome.split(/\s+/).map((word) => word.length));
  return nome.length > 44 || longest > 16 ? 's' : nome.length > 26 || longest > 12 ? 'm' : 'l';
};

/** Particles, which are not names. */
const joining = new Set(['e', 'de', 'da', 'do', 'das', 'dos']);
const initials = (nome: string) => {
  const words = nome.split(/\s+/).filter((word) => word && !joining.has(word.toLowerCase()));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words.length > 0 ? words : [nome];
  return ends.map((word) => [...word][0]!.toUpperCase()).join('');
};

/** The one button: WhatsApp, else the telephone; nothing for who has neither. */
export function Reach({
  corretor: { slug, temWhatsapp, telefone },
  text = 'Conversar no WhatsApp',
  sobre,
}: Pick<CorretorSite, 'corretor'> & { text?: string; sobre?: string }) {
  if (!temWhatsapp && !telefone) return null;
  return (
    <div className="reach">
      {temWhatsapp ? (
        <WhatsappLink slug={slug} sobre={sobre} className="whatsapp">
          {text}
        </WhatsappLink>
      ) : (
        <a className="whatsapp" href={telefone!.href}>
          Ligar para {telefone!.texto}
        </a>
      )}
    </div>
  );
}

/** Photo, registered name, CRECI, and the way to him. */
export function BusinessCard({ corretor }: Pick<CorretorSite, 'corretor'>) {
  const { nome, apelido, profissao, registro, foto, titulo, subtitulo, redes, biografia } = corretor;
  return (
    <header className="card">
      <div className="portrait">
        {foto ? (
          <Picture picture={foto} shape="foto" alt={`Foto de ${nome}`} eager />
        ) : (
          <span aria-hidden="true">{initials(nome)}</span>
        )}
      </div>
      <h1 data-size={sizeOf(nome)}>{nome}</h1>
      {apelido && <p className="nickname">“{apelido}”</p>}
      <p className="registration">
        {profissao} <span>{registro}</span>
      </p>
      {(titulo || subtitulo) && (
        <div className="pitch">
          {titulo && <p className="title">{titulo}</p>}
          {subtitulo && <p className="subtitle">{subtitulo}</p>}
        </div>
      )}
      <Reach corretor={corretor} />
      {(biografia || redes.length > 0) && (
        <ul className="networks">
          {biografia && (
            <li>
              <a href="#sobre">Sobre {firstName(nome)}</a>
            </li>
          )}
          {redes.map(({ nome: rede, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener nofollow">
                {rede}
              </a>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
