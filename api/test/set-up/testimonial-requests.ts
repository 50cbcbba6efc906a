import type { TestimonialRequest } from '@vitral/contracts/testimonial-requests';
import type { Testimonial } from '@vitral/contracts/testimonials';
import type { Api } from '../start-api.ts';

const DAY_MS = 86_400_000;

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const QUOTATION = 'Me escucharon cuando nadie más lo hacía.';

export async function askForTestimonial(api: Api, input: object = {}): Promise<TestimonialRequest> {
  const request = { expiresAt: inDays(30), maxSubmissions: 1, ...input };
  return (await api.as('manager').post('/testimonial-requests').send(request).expect(201)).body;
}

/** Returns the hidden key of the form and the mark of the text to agree to. */
export async function openForm(api: Api, path: string, language = 'es') {
  const { text } = await api.site().get(`${path}?lang=${language}`).expect(200);
  const valueOf = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  return {
    text,
    key: valueOf(/name="key" value="([\w-]{22})"/),
    consent: valueOf(/name="consent" value="([\w-]{16})"/),
  };
}

export const ANSWERS = {
  text: QUOTATION,
  rating: '4',
  name: 'Ana Ruiz',
  position: 'Enfermera',
  locale: 'es',
};

export const sendForm = (api: Api, path: string, fields: object, language = 'es') =>
  api
    .site()
    .post(`${path}?lang=${language}`)
    .redirects(0)
    .type('form')
    .set('X-Forwarded-For', '203.0.113.7')
    .send(fields);

/** Sends a valid form, and returns the path of the person's own page. */
export async function sendTestimonial(api: Api, path: string, changes: object = {}): Promise<string> {
  const { key, consent } = await openForm(api, path);
  const { headers } = await sendForm(api, path, { ...ANSWERS, key, consent, ...changes }).expect(303);
  return String(headers['location']).split('?')[0] ?? '';
}

export async function findPending(api: Api): Promise<Testimonial[]> {
  return (await api.as('manager').get('/testimonials').query({ reviewState: 'pending' }).expect(200)).body;
}

export const review = (api: Api, { id, version }: Testimonial, reviewState = 'approved') =>
  api.as('manager').put(`/testimonials/${id}/review`).send({ version, reviewState });

export const isShown = async (api: Api, name: string): Promise<boolean> =>
  (await api.asVisitor().get('/testimonials').expect(200)).body.some((row: Testimonial) => row.name === name);
