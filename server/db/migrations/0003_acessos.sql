ALTER TABLE "users" ADD COLUMN "ultimo_acesso_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "auditoria_user_id" ON "auditoria" USING btree ("user_id","id");