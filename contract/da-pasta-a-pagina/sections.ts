import { z } from 'zod';

/** The six possible sections in page order; a contact section is forbidden. */
export const sectionIds = ['hero', 'sobre', 'galeria', 'plantas', 'amenidades', 'localizacao'] as const;
export const sectionIdSchema = z.enum(sectionIds);
export type SectionId = z.infer<typeof sectionIdSchema>;
