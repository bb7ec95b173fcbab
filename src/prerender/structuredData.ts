import type { PageHandle } from '../app/loadedPage';
import type { Article } from '../content/article';
import { breadcrumbsOf } from '../content/breadcrumbs';
import { specialtiesOf } from '../content/clinicFacts';
import { doctorsOf, pricesOf, specialtyOf } from '../content/specialtyFacts';
import type { ClinicFacts, DoctorFacts, PriceFacts, SpecialtyKey } from '../domain/facts';
import { spanDays } from '../content/weekdays';
import { PATHS, SPECIALTY_LINKS } from '../content/paths';
import { doctorName } from '../domain/entities';
import { toTelNumber } from '../domain/toTelNumber';

type Thing = Readonly<Record<string, unknown>>;

const MEDICAL_SPECIALTIES: Record<SpecialtyKey, string> = {
  cardiology: 'https://schema.org/Cardiovascular',
  rheumatology: 'https://schema.org/Rheumatologic',
  hematology: 'https://schema.org/Hematologic',
  genetics: 'https://schema.org/Genetic',
};

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clinicId = (origin: string): string => `${origin}/#clinic`;

interface Site {
  /** The site's public address without a closing slash. */
  readonly origin: string;
  readonly facts: ClinicFacts;
}

function medicalClinic({ origin, facts }: Site): Thing {
  const { profile: clinic } = facts;
  const [firstDay, lastDay] = spanDays(clinic.openDays);
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: clinic.name,
    url: `${origin}/`,
    image: `${origin}/previews/acasa.png`,
    telephone: toTelNumber(clinic.phone),
    email: clinic.email,
    currenciesAccepted: 'RON',
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.street,
      postalCode: clinic.postalCode,
      addressLocality: clinic.city,
      addressRegion: clinic.county,
      addressCountry: clinic.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(clinic.latitude),
      longitude: Number(clinic.longitude),
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: SCHEMA_DAYS.slice(firstDay, lastDay + 1),
      opens: clinic.opens,
      closes: clinic.closes,
    },
    medicalSpecialty: specialtiesOf(facts).map((key) => MEDICAL_SPECIALTIES[key]),
  };
}

function physician({ origin, facts }: Site, doctor: DoctorFacts): Thing {
  const key = specialtyOf(facts, doctor);
  return {
    '@type': 'Physician',
    name: doctorName(doctor),
    ...(doctor.title !== '' && { description: doctor.title }),
    ...(doctor.portrait !== null && { image: `${origin}/doctors/${doctor.portrait}` }),
    ...(key !== null && { medicalSpecialty: MEDICAL_SPECIALTIES[key] }),
    telephone: toTelNumber(facts.profile.phone),
    parentOrganization: { '@id': clinicId(origin) },
    url: origin + (key === null ? PATHS.services : SPECIALTY_LINKS[key].path),
  };
}

/** Returns the offer of a price. A range becomes `minPrice` and `maxPrice`, because schema.org requires numbers. */
function offer({ origin }: Site, { name, cost, isConsultation }: PriceFacts): Thing {
  const [low = '', high] = String(cost).split('-');
  const price =
    high === undefined
      ? { price: Number(low), priceCurrency: 'RON' }
      : {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: Number(low),
            maxPrice: Number(high),
            priceCurrency: 'RON',
          },
        };
  return {
    '@type': 'Offer',
    name,
    ...price,
    url: origin + (isConsultation ? PATHS.booking : PATHS.contact),
    offeredBy: { '@id': clinicId(origin) },
  };
}

function breadcrumbList({ origin }: Site, pathname: string): readonly Thing[] {
  const crumbs = breadcrumbsOf(pathname);
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ path, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + path,
      })),
    },
  ];
}

function articleThings(site: Site, article: Article): readonly Thing[] {
  const { origin, facts } = site;
  const url = origin + article.path;
  const specialty = MEDICAL_SPECIALTIES[article.specialty];
  const page = {
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    url,
    name: article.heading,
    description: article.metadata.description,
    inLanguage: 'ro',
    specialty,
    publisher: { '@id': clinicId(origin) },
  };
  const procedure = {
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure`,
    name: article.heading,
    description: article.lead,
    preparation: article.atAGlance.preparation,
    url,
  };
  const offers = facts.prices
    .filter(({ key }) => article.priceKeys.includes(key))
    .map((price) => offer(site, price));
  if (article.schemaType === 'MedicalWebPage') return [page, ...offers];
  return [{ ...page, mainEntity: { '@id': procedure['@id'] } }, procedure, ...offers];
}

function subjectThings(site: Site, pathname: string, page: PageHandle): readonly Thing[] {
  const { specialty, article } = page;
  if (article !== undefined) return articleThings(site, article);
  if (specialty !== undefined) {
    return [
      ...doctorsOf(site.facts, specialty).map((doctor) => physician(site, doctor)),
      ...pricesOf(site.facts, specialty).map((price) => offer(site, price)),
    ];
  }
  return pathname === PATHS.home ? site.facts.doctors.map((doctor) => physician(site, doctor)) : [];
}

export function structuredData(site: Site, pathname: string, page: PageHandle): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      medicalClinic(site),
      ...subjectThings(site, pathname, page),
      ...breadcrumbList(site, pathname),
    ],
  };
}
