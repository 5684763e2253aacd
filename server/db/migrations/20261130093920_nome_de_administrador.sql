-- expansão: o nome pelo qual o painel chama um administrador, e se a senha dele lhe foi dada por outro
ALTER TABLE "users" ADD COLUMN "nome" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "senha_provisoria" boolean DEFAULT false NOT NULL;