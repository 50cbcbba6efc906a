import type { FirstLanguage } from './fixed-page.ts';

export const FOCUS_AREAS = ['education', 'community', 'team', 'expansion', 'tools', 'system'] as const;

type LandingTexts = Record<
  | ('title' | 'description' | 'discover' | 'meetTeam' | 'events' | 'eventsText' | 'sessions')
  | ('testimonials' | 'latest' | 'latestText' | 'join' | 'film' | (typeof FOCUS_AREAS)[number]),
  string
>;

/** The texts that the landing page had as code. */
export const LANDING_TEXTS: Record<FirstLanguage, LandingTexts> = {
  es: {
    title: 'Liderazgo y bienestar',
    description:
      'Formación en liderazgo, negocio y bienestar con un equipo presente en varios países. Conoce a nuestros líderes y participa en las sesiones en vivo.',
    discover: 'Conócenos',
    meetTeam: 'Ver al equipo',
    events: 'Momentos que compartimos',
    eventsText: 'Clases, encuentros y celebraciones: aquí se ve lo que pasa cuando el equipo se reúne.',
    sessions: 'Ver las sesiones en vivo',
    testimonials: 'Lo que cuentan quienes ya están',
    latest: 'Lo último',
    latestText:
      'Lo más reciente que hemos publicado en otras plataformas. Nada se carga desde ellas hasta que tú lo pidas.',
    join: 'Únete',
    film: 'Video de presentación',
    education: 'Educación',
    community: 'Comunidad',
    team: 'Equipo',
    expansion: 'Expansión',
    tools: 'Herramientas',
    system: 'Sistema',
  },
  en: {
    title: 'Leadership and wellness',
    description:
      'Training in leadership, business and wellness with a team present in several countries. Meet our leaders and join the live sessions.',
    discover: 'Get to know us',
    meetTeam: 'Meet the team',
    events: 'Moments we share',
    eventsText:
      'Classes, gatherings and celebrations: this is what it looks like when the team comes together.',
    sessions: 'See the live sessions',
    testimonials: 'In the words of those already here',
    latest: 'Latest',
    latestText:
      'What we have published most recently on other platforms. Nothing is loaded from them until you ask for it.',
    join: 'Join',
    film: 'Introduction video',
    education: 'Education',
    community: 'Community',
    team: 'Team',
    expansion: 'Expansion',
    tools: 'Tools',
    system: 'System',
  },
  fr: {
    title: 'Leadership et bien-être',
    description:
      'Formation au leadership, aux affaires et au bien-être avec une équipe présente dans plusieurs pays. Rencontrez nos leaders et participez aux sessions en direct.',
    discover: 'Nous découvrir',
    meetTeam: "Rencontrer l'équipe",
    events: 'Les moments que nous partageons',
    eventsText: "Cours, rencontres et fêtes : voici à quoi ressemble l'équipe quand elle se réunit.",
    sessions: 'Voir les sessions en direct',
    testimonials: 'Ce que racontent celles et ceux qui sont déjà là',
    latest: 'Les dernières nouvelles',
    latestText:
      "Ce que nous avons publié le plus récemment sur d'autres plateformes. Rien n'en est chargé tant que vous ne le demandez pas.",
    join: 'Rejoindre',
    film: 'Vidéo de présentation',
    education: 'Formation',
    community: 'Communauté',
    team: 'Équipe',
    expansion: 'Expansion',
    tools: 'Outils',
    system: 'Système',
  },
};
