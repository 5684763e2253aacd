import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';

const rule = 'O número do registro vem da certidão ou do memorial de incorporação.';

/**
 * Adds the registration from a certificate of the folder. The certificate wins; what other documents say is
 * kept as conflicts.
 */
export function applyRegistro(fatos: Fatos, readings: DocumentReading[]): Fatos {
  const stated = readings.flatMap((reading) =>
    reading.state === 'reservado' && reading.registro
      ? [{ registro: reading.registro, file: reading.path }]
      : [],
  );
  const [first] = stated;
  if (!first) return fatos;
  const evidence = { file: first.file, page: first.registro.page, quote: first.registro.quote, box: null };
  const { numero, cartorio } = first.registro;
  const named = cartorio && !evidence.quote.includes(cartorio) ? { ...evidence, quote: cartorio } : evidence;
  return {
    ...fatos,
    registroIncorporacao: decide(numero, evidence, fatos.registroIncorporacao, figures),
    cartorio: cartorio ? decide(cartorio, named, fatos.cartorio, words) : fatos.cartorio,
  };
}

const figures = (text: string) => text.replace(/\D/g, '');
const words = (text: string) => text.toLowerCase();

/** `key` normalises different spellings of the same value. */
function decide(
  value: string,
  evidence: Evidence,
  other: Fact<string> | null,
  key: (text: string) => string,
): Fact<string> {
  if (!other) return { value, confidence: 0.9, evidence: [evidence], conflicts: [], rule };
  const [own, theirs] = [key(value), key(other.value)];
  const agrees = own.includes(theirs) || theirs.includes(own);
  return {
    value,
    confidence: agrees ? 0.98 : 0.8,
    evidence: agrees ? [evidence, ...other.evidence] : [evidence],
    conflicts: [...(agrees ? [] : [{ value: other.value, evidence: other.evidence }]), ...other.conflicts],
    rule,
  };
}
