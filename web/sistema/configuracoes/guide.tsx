import { useState } from 'react';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

const storageKey = 'guia-configuracoes';

const steps: [string, string][] = [
  ['Etapa 1', 'O Super AI lê os PDFs da pasta e extrai os dados do empreendimento, cada um com a sua fonte.'],
  ['Etapa 2', 'As imagens e os vídeos são classificados: fachada, lazer, interior, planta…'],
  [
    'Etapa 3A',
    'As melhores imagens são escolhidas, e as seções, os textos e as cores da página são planejados.',
  ],
  ['Etapa 3B', 'O plano vira HTML, CSS e JavaScript, conferidos antes de publicar.'],
  ['Fluxos extras', 'A pesquisa independente escreve descrições; outra instrução escreve sobre bairros.'],
  ['Assistente', 'A Lisa entende o que o corretor escreve no WhatsApp e responde com as mensagens daqui.'],
];

/** Explains the steps (SET-03). Remembers its state; initially closed on a phone. */
export function Guide({ engine }: { engine: string | undefined }) {
  const [open] = useState(() => {
    const left = localStorage.getItem(storageKey);
    return left ? left === 'aberto' : window.innerWidth >= 640;
  });
  return (
    <Disclosure
      className="mt-4 rounded-xl bg-surface"
      open={open}
      onToggle={(isOpen) => localStorage.setItem(storageKey, isOpen ? 'aberto' : 'fechado')}
      label="Guia: como os textos são usados"
    >
      <ol className="grid gap-x-8 gap-y-3 sm:grid-cols-2 2xl:grid-cols-3">
        {steps.map(([step, what]) => (
          <li key={step}>
            <strong className="block text-[13px] font-semibold">{step}</strong>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-[13px] text-muted">
        {engine && (
          <>
            Motor em uso: <strong className="font-medium text-ink">{engine}</strong>.{' '}
          </>
        )}
        Cada texto é salvo sozinho e vale a partir da próxima execução. Nomes entre chaves, como{' '}
        <code className="font-mono text-xs">{'{BAIRRO}'}</code>, são trocados pelos dados; entre chaves
        duplas, como <code className="font-mono text-xs">{'{{CORRETOR_NOME}}'}</code>, são preenchidos na
        página pública.
      </p>
    </Disclosure>
  );
}
