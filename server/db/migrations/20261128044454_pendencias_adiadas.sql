-- expansão: o que cada administrador adiou nas pendências; nenhum programa anterior o usa
CREATE TABLE "pendencias_adiadas" (
	"user_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"item" text NOT NULL,
	"ate" timestamp with time zone NOT NULL,
	CONSTRAINT "pendencias_adiadas_user_id_tipo_item_pk" PRIMARY KEY("user_id","tipo","item")
);
--> statement-breakpoint
ALTER TABLE "pendencias_adiadas" ADD CONSTRAINT "pendencias_adiadas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;