# Makes the site's own role and database when the volume is empty; PostgreSQL's image runs it once.
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role clinic login password :'password';
create database clinic owner clinic;
-- The superuser can log in only inside the container from now on.
alter role postgres password null;
SQL
