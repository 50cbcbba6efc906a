export const EDUCATION_ES = {
  title: 'Educación en vivo',
  description:
    'Sesiones en vivo de negocio, salud y desarrollo personal: qué se aprende, quién enseña y a qué hora empiezan en tu zona.',
  heading: 'Aprender en vivo, entre personas',
  text: 'Cada semana abrimos la sala para hablar de negocio, salud y desarrollo personal. Entras desde tu casa, preguntas con tu propia voz y sales con algo que practicar mañana.',
  action: 'Ver el calendario',
  calendar: 'Calendario de sesiones',
  calendarText:
    'Cada tarjeta dice cuándo es la próxima fecha. Las horas ya tienen en cuenta el horario de verano de cada zona.',
  topicsName: 'Temas de las sesiones',
  topics: ['Bienestar', 'Salud', 'Ciencia', 'Negocio'],
  pillars: 'Tres pilares que se sostienen entre sí',
  pillarsText:
    'Un negocio sin salud se cansa, y ninguno de los dos crece si no creces tú. Por eso enseñamos los tres a la vez.',
  pillarList: [
    {
      title: 'Negocio',
      text: 'Trabajar por tu cuenta con orden y con la verdad por delante.',
      lessons: [
        'Presentar lo que haces sin exagerar',
        'Escuchar antes de ofrecer',
        'Llevar una agenda y unas cuentas sencillas',
      ],
    },
    {
      title: 'Desarrollo',
      text: 'Conocerte mejor para acompañar mejor a los demás.',
      lessons: [
        'Hablar en público con calma',
        'Pedir y dar opiniones que ayudan',
        'Formar hábitos que duran más que el entusiasmo',
      ],
    },
    {
      title: 'Salud',
      text: 'Encontrar un ritmo que el cuerpo pueda sostener.',
      lessons: [
        'Dormir mejor, noche tras noche',
        'Comer bien con lo que hay en casa',
        'Moverte un poco todos los días',
      ],
    },
  ],
  learning: 'Una clase con caras, no un video',
  learningText:
    'Cada sesión es una videollamada de verdad: ves a quien enseña, te ven si tú quieres y nadie se queda con la pregunta guardada.',
  steps: [
    { title: 'Elige una sesión', text: 'Mira el calendario y quédate con el tema que hoy te hace falta.' },
    { title: 'Entra como quieras', text: 'Con cámara o sin ella. La primera vez basta con escuchar.' },
    {
      title: 'Practica en la semana',
      text: 'Te llevas un ejercicio pequeño, y la siguiente sesión empieza por ahí.',
    },
  ],
  experts: 'Quienes enseñan',
  expertsText: 'Personas del equipo que dan la cara cada semana y contestan por su nombre.',
};
