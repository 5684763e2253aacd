-- expansão: tokens de máquinas, webhooks e o e-mail de administradores; nenhum programa anterior os usa
CREATE TABLE "tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"token_hash" text NOT NULL,
	"fim" text NOT NULL,
	"escopos" text[] NOT NULL,
	"user_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_entregas" (
	"id" serial PRIMARY KEY NOT NULL,
	"webhook_id" integer NOT NULL,
	"mensagem" uuid DEFAULT gen_random_uuid() NOT NULL,
	"entidade" text NOT NULL,
	"acao" text NOT NULL,
	"entidade_id" text,
	"quando" timestamp with time zone NOT NULL,
	"estado" text DEFAULT 'pendente' NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone DEFAULT now() NOT NULL,
	"arrendada_ate" timestamp with time zone,
	"resposta" text,
	"entregue_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"entidades" text[] NOT NULL,
	"sal" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"motivo" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_entregas" ADD CONSTRAINT "webhook_entregas_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_token_hash_unique" ON "tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "webhook_entregas_pendentes" ON "webhook_entregas" USING btree ("proxima_em") WHERE estado = 'pendente';--> statement-breakpoint
CREATE INDEX "webhook_entregas_webhook" ON "webhook_entregas" USING btree ("webhook_id","id");--> statement-breakpoint
-- A delivery is noted in the transaction of the deed it tells of: both are kept, or neither. By statement, so
-- that a write without anyone to tell costs one look at a table of a few rows.
CREATE FUNCTION webhooks_anotar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO webhook_entregas (webhook_id, entidade, acao, entidade_id, quando)
	SELECT w.id, n.entidade, n.acao, n.entidade_id, n.quando
	FROM webhooks w JOIN novas n ON n.entidade = ANY(w.entidades)
	WHERE w.ativo AND n.quando > now() - interval '1 day'
	ORDER BY n.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER webhooks_anotar AFTER INSERT ON "auditoria"
	REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION webhooks_anotar();
