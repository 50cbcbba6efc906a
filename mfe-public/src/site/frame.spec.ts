import { ABOUT, toResponses, LEADERS } from '../../test/landing-responses.ts';
import { readFrame } from './frame.ts';
import type { Answers } from './page-definition.ts';

const now = Date.UTC(2026, 10, 20);
const frameOf = (answers: Answers) => readFrame({ answers, language: 'en', now });

it('has what header and footer show, and links to every section that there is', () => {
  expect(frameOf(toResponses())).toMatchObject({
    contact: { title: { children: "Let's talk" }, contact: { email: 'hola@vitral.example' } },
    anchors: ['about', 'mission', 'events', 'teamMembers', 'testimonials'],
    year: 2026,
  });
});

it('links only to sections that have something to show', () => {
  expect(frameOf({ '/api/landing-content': [ABOUT], '/api/team-members': LEADERS }).anchors).toEqual([
    'about',
    'events',
    'teamMembers',
  ]);
});

it('does without every answer', () => {
  expect(frameOf({})).toMatchObject({ logo: null, contact: null, anchors: ['events'] });
});

it('leaves out what is nonsense and says so in the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(frameOf({ '/api/landing-content': 'nonsense', '/api/team-members': LEADERS }).anchors).toEqual([
    'events',
    'teamMembers',
  ]);
  expect(warn).toHaveBeenCalledWith('/api/landing-content could not be read', expect.any(TypeError));
});

it('takes the logo that staff chose, unless its address is none', () => {
  const logo = (value: unknown) => frameOf({ '/api/site-config/site_logo': { value } }).logo;

  expect(logo('https://pictures.example/logo.webp')).toBe('https://pictures.example/logo.webp');
  expect(logo('javascript:alert(1)')).toBeNull();
  expect(logo(7)).toBeNull();
});
