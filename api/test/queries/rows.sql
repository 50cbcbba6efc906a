-- $1 rows in every table that can grow; of what belongs to something else, as many for each. Parents come first. No list of the
-- console grows beyond its first page, since longer ones are counted by a statement of its own.

insert into account (created_at, updated_at, name, username, role, is_enabled)
select now(), now(), 'Persona ' || n, gen_random_uuid(), 'user', true from generate_series(1, $1::int) n;

insert into session (sid, sess, expire)
select gen_random_uuid(), json_build_object('passport', json_build_object('user', id)), now() + interval '1 day'
from account, generate_series(1, $1::int) n;

insert into user_link (created_at, user_id, kind, token_hash, expires_at)
select now(), id, 'invitation', gen_random_uuid(), now() from account, generate_series(1, $1::int) n
on conflict do nothing;

insert into passkey (created_at, user_id, name, credential_id, public_key, signature_count, transports, is_backup_eligible, is_backed_up)
select now(), id, 'Laptop', gen_random_uuid(), '', 0, '[]', false, false from account, generate_series(1, $1::int) n;

insert into identity_provider (created_at, updated_at, name, issuer, client_id, sealed_client_secret, scopes, is_active, links_by_email, creates_accounts, role_rules)
select now(), now(), 'Provider ' || n, 'https://login.example.org', 'vitral', '', '', true, false, false, '[]' from generate_series(1, $1::int) n;

insert into linked_identity (created_at, provider_id, user_id, subject)
select now(), (select id from identity_provider limit 1), id, gen_random_uuid() from account, generate_series(1, $1::int) n;

insert into used_challenge (digest, expires_at) select gen_random_uuid(), now() from generate_series(1, $1::int) n;

insert into recovery_code (created_at, user_id, code_hash)
select now(), id, gen_random_uuid() from account, generate_series(1, $1::int) n;

insert into audit_entry (created_at, verb, noun, actor_id, actor_name, changes)
select now(), 'updated', 'testimonials', id, name, '{}' from generate_series(1, $1::int) n,
  lateral (select id, name from account order by md5(id::text || n) limit 1) actor;

insert into security_event (created_at, last_at, verb, count, account_id, account_name, networks)
select now(), now(), 'logged-in', 1, id, name, '{203.0.113.7}' from generate_series(1, $1::int) n,
  lateral (select id, name from account order by md5(id::text || n) limit 1) account;

insert into client_error (created_at, fingerprint, kind, message, page, browser, last_at)
select now(), gen_random_uuid(), 'script', 'broken', '/admin', 'Firefox', now() from generate_series(1, $1::int) n;

insert into contact_message (created_at, updated_at, name, email, subject, message, language, status, answered_by_id)
select now(), now(), 'Persona ' || n, 'persona@example.org', 'general', 'Hola', 'es', 'answered',
  (select id from account order by md5(id::text || n) limit 1)
from generate_series(1, $1::int) n;

insert into contact_note (created_at, contact_message_id, text, author_name)
select now(), id, 'Llamar', 'Mateo Rivas' from contact_message, generate_series(1, $1::int) n;

insert into contact_reply (created_at, contact_message_id, subject, text, author_name)
select now(), id, 'Re: Hola', 'Hola', 'Mateo Rivas' from contact_message, generate_series(1, $1::int) n;

insert into personal_notification (created_at, account_id, kind, noun, item_id, actor_name)
select now(), account.id, 'assigned', 'contact-messages', (select id from contact_message order by id limit 1), 'Mateo Rivas'
from account, generate_series(1, $1::int) n;

insert into content (created_at, updated_at, title, description, type, category, visibility, is_visible, tags, filename,
  original_name, mime_type, file_size, checksum, download_count, uploaded_by_id)
select now(), now(), 'Guía ' || n, '', 'image', 'sales', 'public', true, '{uno,dos}', gen_random_uuid() || '.png',
  'guide.png', 'image/png', 7, md5(n::text), 1, (select id from account order by md5(id::text || n) limit 1)
from generate_series(1, $1::int) n;

insert into content_access (content_id, day, count)
select id, current_date - n, n from content, generate_series(1, $1::int) n
on conflict do nothing;

insert into content_variant (created_at, content_id, shape, width, mime_type, filename, file_size, checksum)
select now(), id, 'scaled', 100 * n, 'image/webp', gen_random_uuid() || '.webp', 7, md5(n::text)
from content, generate_series(1, $1::int) n;

insert into upload_key (created_at, content_id, user_id, key, digest)
select now(), content.id, account.id, gen_random_uuid(), '' from content, generate_series(1, $1::int) n, account
where account.username = 'manager';

with link as (
  insert into share_link (created_at, updated_at, created_by_id)
  select now(), now(), account.id from generate_series(1, 2 * $1::int), account where account.username = 'manager'
  returning id
)
insert into share_link_item (link_id, content_id, position)
select link.id, content.id, row_number() over (partition by link.id order by content.id)
from link, (select id from content order by id limit 3) content;

insert into share_lead (link_id, key, message_id)
select (select id from share_link order by id limit 1), gen_random_uuid(), message.id
from contact_message message order by message.id desc limit $1::int;

insert into delivery (created_at, channel, template, recipient)
select now(), 'mail', 'contact-message', 'a@example.org' from generate_series(1, $1::int) n;

insert into embed (created_at, updated_at, platform, title, url, kind, embed_id, "order", is_active)
select now(), now(), 'youtube', 'Video ' || n, 'https://youtu.be/dQw4w9WgXcQ', 'video', 'dQw4w9WgXcQ',
  n + (select coalesce(max("order"), -1) from embed), true
from generate_series(1, $1::int) n;

insert into feed_source (created_at, updated_at, platform, title, url, kind, is_active)
select now(), now(), 'youtube', 'Canal ' || n, 'https://www.youtube.com/' || gen_random_uuid(), 'manual', true
from generate_series(1, $1::int) n;

insert into social_feed_item (created_at, updated_at, source_id, external_id, platform, title, description, url, is_live,
  view_count, engagement_count, is_active)
select now(), now(), id, gen_random_uuid(), platform, 'Entrada ' || n, '', 'https://www.youtube.com/', false, 1, 1, true
from feed_source, generate_series(1, least($1::int, 2)) n;

insert into landing_content (created_at, updated_at, section, title, content, metadata)
select now(), now(), section, 'Hola', 'Texto', '{}'
from unnest('{contact,navigation,announcement}'::text[]) section, generate_series(1, $1::int) n;

insert into landing_draft (created_at, updated_at, section, title, content, metadata, based_on)
select now(), now(), section, 'Hola', 'Texto', '{}', 1
from unnest('{contact,navigation,announcement}'::text[])
  with ordinality known (section, place)
where place <= $1::int
on conflict do nothing;

insert into landing_revision (created_at, section, title, content, metadata, published_by_id)
select now(), 'contact', 'Hola', 'Texto', '{}', (select id from account order by md5(id::text || n) limit 1)
from generate_series(1, $1::int) n;

insert into site_page (created_at, updated_at, title, slug, draft, is_published, edited_by_id)
select now(), now(), 'Hola', 'hola', '{}', true, (select id from account order by md5(id::text || n) limit 1)
from generate_series(1, $1::int) n;

insert into site_page_publication (created_at, page_id, content, former_slugs, published_at)
select now(), id, '{"slug": "pagina-de-prueba", "title": "Hola", "isInNavigation": true, "blocks": []}', '{}', now()
from site_page
where $1::int > 0
on conflict do nothing;

insert into site_page (id, created_at, updated_at, title, slug, is_published)
select '0198a000-0000-7000-8000-00000000f11a', now(), now(), 'Film', 'film', true
where $1::int > 0
on conflict do nothing;

insert into site_page_publication (created_at, page_id, content, former_slugs, published_at)
select now(), id, '{"slug": "film", "title": "Film", "blocks": [{"id": "1", "type": "film", "isHidden": false,
  "values": {"captions": {"webvtt": "WEBVTT\n\n00:01.000 --> 00:02.000\nHola"}}}]}', '{}', now()
from site_page
where slug = 'film' and $1::int > 0
on conflict do nothing;

insert into site_page_revision (created_at, page_id, content, published_by_id)
select now(), page.id, '{}', (select id from account order by md5(id::text || n) limit 1)
from (select id from site_page order by id limit 1) page, generate_series(1, $1::int) n;

insert into redirect (created_at, updated_at, "from", "to", status)
select now(), now(), '/old/' || gen_random_uuid(), '/new', 301
from generate_series(1, $1::int) n;

insert into module_token (created_at, name, module, may_activate, hash, last_four, created_by_id, created_by_name, expires_at)
select now(), 'CI ' || n, 'mfe-people', true, gen_random_uuid(), 'abcd', id, name, now() + interval '1 day'
from account, generate_series(1, $1::int) n;

insert into access_token (created_at, name, role, scopes, address_ranges, hash, last_four, created_by_id, created_by_name, expires_at)
select now(), 'Program ' || n, 'user', '["content.read"]', '[]', gen_random_uuid(), 'abcd', id, name, now() + interval '1 day'
from account, generate_series(1, $1::int) n;

insert into device_login (created_at, device_code_hash, user_code_hash, machine, address, may_activate, may_preview, "interval", expires_at)
select now(), gen_random_uuid(), case n when 1 then encode(sha256('BCDF-GHJK'), 'hex') else gen_random_uuid()::text end, 'laptop',
  '203.0.113.7', true, true, 5, now() + interval '10 minutes'
from generate_series(1, $1::int) n
on conflict do nothing;

insert into promotion (created_at, environment_id, environment, release_id, module, version, digest, action, step, actor, finished_at)
select now(), gen_random_uuid(), 'production', gen_random_uuid(), 'mfe-people', '1.0.' || n, 'digest', 'activate', 'done', '{}', now()
from generate_series(1, $1::int) n;
insert into backup_key (created_at, kind, name, public_key, created_by)
select now(), 'signer', 'Site ' || n, gen_random_uuid(), 'admin'
from generate_series(1, $1::int) n;

insert into signing_key (created_at, name, public_key, fingerprint, modules, created_by)
select now(), 'Team ' || n, 'key', gen_random_uuid(), '["mfe-people"]', 'admin'
from generate_series(1, $1::int) n;

insert into release (created_at, name, version, digest, descriptor, files)
select now(), name, '9.0.' || n, gen_random_uuid(), descriptor, files
from (select distinct on (name) name, descriptor, files from release order by name, id) known, generate_series(1, $1::int) n;

insert into release_set (created_at, release_ids, fingerprint)
select now(), jsonb_agg(id order by id::text), string_agg(id::text, ',' order by id::text)
from generate_series(1, $1::int) n
  cross join lateral (select distinct on (name) id from release order by name, md5(id::text || n)) member
group by n
on conflict do nothing;

-- Whole sets that were made active again and again, none of which replaced anything.
insert into channel_change (created_at, channel, kind, from_set_id, to_set_id)
select now(), name, 'set-activated', active_set_id, active_set_id from release_channel, generate_series(1, $1::int) n;

insert into set_traffic (set_id, hour, pages)
select id, date_trunc('hour', now()) - n * interval '1 hour', 10 from release_set, generate_series(1, $1::int) n
on conflict do nothing;

insert into page_timing (set_id, release_id, page, metric, hour, visits)
select id, (release_ids ->> (n % jsonb_array_length(release_ids)))::uuid, '/admin/page-' || n % 20, 'inp',
  date_trunc('hour', now()) - n * interval '1 hour', array_fill(n % 7, array[95])
from release_set, generate_series(1, $1::int) n
on conflict do nothing;

insert into load_failure_count (set_id, release_id, hour, reason, outcome, count, last_at)
select id, (release_ids ->> (n % jsonb_array_length(release_ids)))::uuid, date_trunc('hour', now()) - n * interval '1 hour',
  'slow', 'retried', 1, now()
from release_set, generate_series(1, $1::int) n
on conflict do nothing;

insert into restore (created_at, filename, state, seen_at)
select now(), gen_random_uuid(), 'done', now() from generate_series(1, $1::int) n;

insert into team_member (created_at, updated_at, name, title, bio, "order", is_active)
select now(), now(), 'Persona ' || n, 'Mentora', '', n + (select coalesce(max("order"), -1) from team_member), true
from generate_series(1, $1::int) n;

insert into team_resource (created_at, updated_at, title, description, type, url, is_active, download_count)
select now(), now(), 'Recurso ' || n, '', 'tool', 'https://example.org/', true, 1 from generate_series(1, $1::int) n;

insert into resource_access (resource_id, day, count)
select id, current_date - n, n from team_resource, generate_series(1, $1::int) n
on conflict do nothing;

insert into testimonial (created_at, updated_at, name, text, rating, is_active)
select now(), now(), 'Persona ' || n, 'Gracias', 5, true from generate_series(1, $1::int) n;

insert into testimonial_consent
  (created_at, testimonial_id, name, quotation, rating, consent_text, consent_version, language)
select now(), id, name, text, rating, 'Acepto', 1, 'es' from testimonial limit $1::int
on conflict do nothing;

insert into testimonial_picture (created_at, testimonial_id, bytes)
select now(), id, 'webp' from testimonial limit $1::int
on conflict do nothing;

insert into testimonial_request (created_at, max_submissions, expires_at)
select now(), 3, now() + n * interval '1 day' from generate_series(1, $1::int) n;

insert into zoom_meeting (created_at, updated_at, title, description, category, zoom_link, days_of_week, time_slots, is_active)
select now(), now(), 'Círculo ' || n, '', 'health', 'https://zoom.example/j/1', '["monday", "friday"]',
  '[{"timezone": "America/New_York", "time": "21:00", "endTime": "22:00"}]', true
from generate_series(1, $1::int) n;

insert into meeting_exception (created_at, updated_at, meeting_id, date, reason)
select now(), now(), id, current_date + n, 'Día festivo' from zoom_meeting, generate_series(1, $1::int) n
on conflict do nothing;

insert into meeting_join (created_at, meeting_id, date)
select now(), id, current_date - n from zoom_meeting, generate_series(1, $1::int) n;

insert into comment (created_at, updated_at, noun, item_id, text, mentions, author_name)
select now(), now(), 'testimonials', id, 'Un comentario', '{}', 'Ana'
from (select id from testimonial order by id limit 1) item, generate_series(1, $1::int) n;

insert into preview_link (created_at, page_id, created_by_id, expires_at)
select now(), page.id, (select id from account order by id limit 1), now() + interval '7 days'
from (select id from site_page order by id limit 1) page, generate_series(1, $1::int) n;

insert into item_review (created_at, updated_at, noun, item_id, item_version, state, requester_name, reviewer_id, reviewer_name)
select now(), now(), 'testimonials', id, 1, 'requested', 'Ana', (select id from account where username = 'admin'), 'Ana'
from (select id from testimonial order by id limit $1::int) item
on conflict do nothing;

insert into module_collection (created_at, module, name, declaration)
select now(), 'mfe-people', 'notes', '{
  "name": "notes", "label": "title", "permissions": { "read": "user", "write": "manager" },
  "schema": {
    "type": "object", "additionalProperties": false, "required": ["title"],
    "properties": { "title": { "type": "string", "maxLength": 100 } }
  }
}'
from generate_series(1, $1::int)
on conflict do nothing;

insert into module_settings (created_at, updated_at, module, declaration, values, aside)
select now(), now(), case n when 1 then 'mfe-people' else 'module-' || n end,
  '{ "read": "user", "fields": [{ "name": "a", "kind": "text", "title": { "es": "A", "en": "A" } }] }',
  '{}', '{}'
from generate_series(1, $1::int) n
on conflict do nothing;

insert into collection_document (created_at, updated_at, module, collection, name, data, aside, search_text)
select now(), now(), 'mfe-people', 'notes', 'Nota ' || n, '{"title": "Nota"}', '{}', 'nota' from generate_series(1, $1::int) n;

insert into module_preview (created_at, updated_at, name, release_ids, created_by, created_by_id, ends_at)
select now(), now(), gen_random_uuid(), jsonb_build_array(newest.id), 'admin', gen_random_uuid(), now() + interval '1 day'
from (select id from release where name = 'mfe-public' order by id limit 1) newest, generate_series(1, $1::int) n;
