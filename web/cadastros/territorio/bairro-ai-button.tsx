import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type BairroText, generateBairroText } from '#contract/cadastros/territorio.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import type { FormPart } from '#web/kit/crud/screen.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { Sources } from '#web/widgets/sources.tsx';

const incomplete = 'Preencha o nome do bairro e selecione a zona antes de gerar com IA';

/** The replaced text, for 'Desfazer' and back. */
interface Other extends Pick<BairroText, 'nota' | 'buscou' | 'fontes'> {
  text: string;
  motor: string;
  isUndone: boolean;
}

/** 'Gerar com IA': writes the bairro's text into its field, to be reviewed before saving (TER-21..26). */
export function BairroAiButton({ values, set }: FormPart) {
  const nome = String(values.nome ?? '');
  const zonaId = Number(values.zonaId);
  const informacoes = String(values.informacoes ?? '');
  const [other, setOther] = useState<Other | null>(null);

  const generation = useMutation({
    mutationFn: () => call(generateBairroText, { body: { nome: nome.trim(), zonaId } }),
    onSuccess({ informacoes: text, motor, nota, buscou, fontes }) {
      setOther({ text: informacoes, motor, nota, buscou, fontes, isUndone: false });
      set('informacoes', text);
      showToast({ title: 'Sucesso', text: 'Informações geradas com IA com sucesso!' });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao gerar informações com IA'),
        tone: 'destructive',
      }),
  });

  function generate() {
    if (generation.isPending) return;
    if (nome.trim()) generation.mutate();
    else showToast({ title: 'Erro de validação', text: incomplete, tone: 'destructive' });
  }
  function swap() {
    if (!other) return;
    setOther({ ...other, text: informacoes, isUndone: !other.isUndone });
    set('informacoes', other.text);
  }

  const isMissing = !nome || !zonaId;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <Button
        onClick={generate}
        // Keeps focus while running; further presses are ignored.
        aria-disabled={generation.isPending}
        aria-busy={generation.isPending}
        why={isMissing ? incomplete : undefined}
        className={cx(generation.isPending && 'text-gold-ink')}
      >
        <Sparkles aria-hidden="true" className={cx(generation.isPending && 'alive')} />
        {generation.isPending ? 'Gerando...' : 'Gerar com IA'}
      </Button>
      {other && !other.isUndone && <Badge tone="alive">Gerado com IA · {other.motor}</Badge>}
      {other && (
        <Button look="ghost" onClick={swap}>
          {other.isUndone ? 'Refazer' : 'Desfazer'}
        </Button>
      )}
      {other && !other.isUndone && (
        <div className="basis-full">
          <Sources {...other} />
        </div>
      )}
    </div>
  );
}
