CREATE TABLE "corretor_pedidos" (
	"id" serial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"estado" text DEFAULT 'aberto' NOT NULL,
	"mudancas" jsonb NOT NULL,
	"mensagem" text,
	"motivo" text,
	"feito_em" timestamp with time zone NOT NULL,
	"decidido_em" timestamp with time zone,
	"decidido_por" integer
);
--> statement-breakpoint
CREATE TABLE "corretor_sessoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"corretor_id" integer NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"usada_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corretor_pedidos" ADD CONSTRAINT "corretor_pedidos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_pedidos" ADD CONSTRAINT "corretor_pedidos_decidido_por_users_id_fk" FOREIGN KEY ("decidido_por") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_sessoes" ADD CONSTRAINT "corretor_sessoes_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "corretor_pedidos_aberto_unique" ON "corretor_pedidos" USING btree ("corretor_id") WHERE estado = 'aberto';--> statement-breakpoint
CREATE INDEX "corretor_pedidos_corretor" ON "corretor_pedidos" USING btree ("corretor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "corretor_sessoes_token_hash_unique" ON "corretor_sessoes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "corretor_sessoes_corretor" ON "corretor_sessoes" USING btree ("corretor_id");--> statement-breakpoint
-- Whatever takes a corretor's way in away, wherever it is written, ends his sessions with it.
CREATE FUNCTION corretor_sessoes_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "corretor_sessoes" WHERE "corretor_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER corretor_sessoes_end AFTER UPDATE ON "corretores" FOR EACH ROW
	WHEN (OLD."senha" IS DISTINCT FROM NEW."senha"
		OR NOT (NEW."ativo" AND NEW."aprovado" AND NEW."rejeitado_em" IS NULL
			AND NEW."apagado_em" IS NULL AND NEW."excluido_em" IS NULL))
	EXECUTE FUNCTION corretor_sessoes_end();