import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** '?campo=cartorio' leads to one field of the dialog: whoever came to mend it need not look for it. */
export function useAskedField(formId: string): void {
  const [params] = useSearchParams();
  const campo = params.get('campo');
  useEffect(() => {
    if (!campo) return;
    // After the dialog has put the focus where it puts it by itself.
    const timer = setTimeout(() => {
      const form = document.getElementById(formId) as HTMLFormElement | null;
      const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(campo)}"]`);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [campo, formId]);
}
