CREATE TABLE "visoes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"lista" text NOT NULL,
	"nome" text NOT NULL,
	"consulta" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visoes" ADD CONSTRAINT "visoes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visoes_nome_unique" ON "visoes" USING btree ("user_id","lista","nome");