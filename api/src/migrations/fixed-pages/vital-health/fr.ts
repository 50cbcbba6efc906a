export const VITAL_HEALTH_FR = {
  title: 'Santé vitale',
  description:
    "Une page d'exemple sur le bien-être : repos, alimentation et mouvement, avec un contenu fictif.",
  sample: "Page d'exemple au contenu fictif",
  headline: "Un rythme que l'on peut tenir",
  lead: "Mieux dormir, manger sans hâte et bouger un peu chaque jour. Voilà comment pourrait se présenter un programme de bien-être de l'équipe.",
  benefits: 'Trois habitudes, une seule lumière',
  cards: [
    {
      title: 'Repos',
      text: "Éteindre les écrans avant que le sommeil ne s'annonce et se lever toujours à peu près à la même heure.",
    },
    {
      title: 'Alimentation',
      text: "Une assiette en couleurs, de l'eau à portée de main et le temps de s'asseoir à table avec quelqu'un.",
    },
    {
      title: 'Mouvement',
      text: "Marcher, s'étirer, prendre l'escalier : ce que l'on fait chaque jour compte plus que ce que l'on fait en grand.",
    },
  ],
  plan: "Une journée d'exemple",
  planLead:
    "Ce n'est ni un avis médical ni un vrai programme : on voit ici à quoi ressemblerait un plan sur cette page.",
  steps: [
    {
      title: 'Le matin',
      text: "Un verre d'eau, la lumière du jour et une courte promenade avant d'ouvrir sa messagerie.",
    },
    {
      title: 'À midi',
      text: 'Un repas sans téléphone et une conversation qui ne parle pas de travail.',
    },
    {
      title: "L'après-midi",
      text: "Une pause pour s'étirer le dos et terminer ce qui reste pour aujourd'hui.",
    },
    {
      title: 'Le soir',
      text: "Un dîner léger, des lumières douces et un livre au lieu d'un écran de plus.",
    },
  ],
  next: "Le vrai bien-être s'apprend en direct",
  nextText:
    "Les sessions de l'équipe parlent de santé chaque semaine. Consultez le calendrier ou dites-nous ce que vous aimeriez apprendre.",
  education: 'Voir les sessions en direct',
  contact: "Écrire à l'équipe",
};
