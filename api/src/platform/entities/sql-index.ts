/**
 * An index that the ORM cannot describe, such as a partial one:
 * `sqlIndex('testimonial_shown_index', 'testimonial (created_at, id) where is_active')`.
 */
export const sqlIndex = (name: string, definition: string, kind: 'index' | 'unique index' = 'index') => ({
  name,
  expression: `create ${kind} ${name} on ${definition}`,
});
