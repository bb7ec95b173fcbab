import Libsql from 'libsql';
import { CamelCasePlugin, Kysely } from 'kysely';
import { ClinicSqliteDialect } from './sqliteDialect';
import { sqliteFile } from './sqliteFile';

/** A database in memory, of which nothing is left when it is destroyed. */
export function openMemory<Schema>(): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new ClinicSqliteDialect({ database: sqliteFile(new Libsql(':memory:')) }),
    plugins: [new CamelCasePlugin()],
  });
}
