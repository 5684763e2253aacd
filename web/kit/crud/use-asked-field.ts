import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** '?campo=cartorio' focuses one field of the dialog, for links that lead to it. */
export function useAskedField(formId: string): void {
  const [params] = useSearchParams();
  const campo = params.get('campo');
  useEffect(() => {
    if (!campo) return;
    // After the dialog's own focus handling.
    const timer = setTimeout(() => {
      const form = document.getElementById(formId) as HTMLFormElement | null;
      const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(campo)}"]`);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [campo, formId]);
}
