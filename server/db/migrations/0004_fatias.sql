ALTER TABLE "lista_versoes" DROP CONSTRAINT "lista_versoes_pkey";--> statement-breakpoint
ALTER TABLE "lista_versoes" ADD COLUMN "fatia" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lista_versoes" ADD CONSTRAINT "lista_versoes_lista_fatia_pk" PRIMARY KEY("lista","fatia");
